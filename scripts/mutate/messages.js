import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Changes nothing in what an error says, as whether it is thrown is what counts. In JavaScript, as Stryker loads it itself. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages', {
    shouldIgnore: (path) =>
      path.isNewExpression() && path.parentPath.isThrowStatement() ? 'the words of an error' : undefined,
  }),
];
