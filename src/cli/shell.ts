import { type Run, wordIn } from './call.ts';
import { type Command, type Option, optionsOf } from './command.ts';

const SCRIPTS = { bash, zsh, fish } as const;

type Shell = keyof typeof SCRIPTS;

/** The command that prints a script for these commands, of which it is one. It throws a UserError if there is no such shell. */
export function completing(commands: readonly Command[]): Run {
  return async ({ args: [name], output }) => {
    output.result(SCRIPTS[wordIn(name!, 'shell', Object.keys(SCRIPTS) as Shell[])](commands));
    return 0;
  };
}

/** Alternatives that are to be written as they are, as in `pdf|svg`. */
function alternativesIn(text: string): readonly string[] {
  return /^[a-z\d]+(\|[a-z\d]+)+$/.test(text) ? text.split('|') : [];
}

function wordsOf({ words, value = '' }: Option): readonly string[] {
  return words ?? alternativesIn(value);
}

/** The options as they are typed, the short form of one after its long one. */
function typed(name: string, { short }: Option): string[] {
  return [`--${name}`, ...(short ? [`-${short}`] : [])];
}

function bash(commands: readonly Command[]): string {
  const cases = commands.flatMap((command) => {
    const options = optionsOf(command);
    const valued = options.filter(([, { value }]) => value);
    return [
      ...valued.map(([name, option]) => {
        const calls = typed(name, option).map((each) => `'${command.name} ${each}'`);
        return `    ${calls.join('|')}) words='${wordsOf(option).join(' ')}' ;;`;
      }),
      `    '${command.name} '*)`,
      '      case $word in',
      `        -*) words='${options.flatMap(([name, option]) => typed(name, option)).join(' ')}' ;;`,
      `        *) words='${alternativesIn(command.usage).join(' ')}' ;;`,
      '      esac ;;',
    ];
  });
  return [
    '# eval "$(dominosa shell bash)" in ~/.bashrc',
    '_dominosa() {',
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the shell fills them in
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=',
    '  [ "$COMP_CWORD" = 1 ] && before=',
    '  case "${COMP_WORDS[1]} $before" in',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the shell fills them in
    ...cases,
    '  esac',
    `  [ "$COMP_CWORD" = 1 ] && words='${commands.map(({ name }) => name).join(' ')} help'`,
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    'complete -o default -F _dominosa dominosa',
  ].join('\n');
}

/** A text between single quotes of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A text in the brackets of a specification of zsh. */
function bracketed(text: string): string {
  return text.replace(/[\\[\]:]/g, '\\$&');
}

function zsh(commands: readonly Command[]): string {
  const cases = commands.flatMap((command) => {
    const specs = optionsOf(command).flatMap(([name, option]) => {
      const words = wordsOf(option);
      const completes = words.length > 0 ? `(${words.join(' ')})` : '_files';
      const value = option.value ? `:${bracketed(option.value)}:${completes}` : '';
      const repeats = option.multiple ? '*' : '';
      return typed(name, option).map((each) =>
        quoted(`${repeats}${each}[${bracketed(option.help)}]${value}`),
      );
    });
    const words = alternativesIn(command.usage);
    const rest = words.length > 0 ? `(${words.join(' ')})` : '_files';
    return [`    ${command.name}) _arguments ${[...specs, quoted(`*:argument:${rest}`)].join(' ')} ;;`];
  });
  const described = commands.map(({ name, summary }) => quoted(`${name}:${summary.replaceAll(':', '\\:')}`));
  return [
    '#compdef dominosa',
    '# eval "$(dominosa shell zsh)" in ~/.zshrc, after compinit',
    '_dominosa() {',
    '  local -a names',
    `  names=(${described.join(' ')})`,
    '  if (( CURRENT == 2 )); then',
    '    _describe command names',
    '    return',
    '  fi',
    '  shift words',
    '  (( CURRENT-- ))',
    '  case $words[1] in',
    ...cases,
    '  esac',
    '}',
    'compdef _dominosa dominosa',
  ].join('\n');
}

function fish(commands: readonly Command[]): string {
  const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const lines = commands.flatMap((command) => {
    const here = `complete -c dominosa -n '__fish_seen_subcommand_from ${command.name}'`;
    const words = alternativesIn(command.usage);
    return [
      `complete -c dominosa -n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.summary)}`,
      ...(words.length > 0 ? [`${here} -f -a ${quote(words.join(' '))}`] : []),
      ...optionsOf(command).map(([name, option]) => {
        const values = wordsOf(option);
        const takes = values.length > 0 ? ` -x -a ${quote(values.join(' '))}` : ' -r -F';
        const short = option.short ? ` -s ${option.short}` : '';
        return `${here} -l ${name}${short}${option.value ? takes : ''} -d ${quote(option.help)}`;
      }),
    ];
  });
  return ['# dominosa shell fish | source, in ~/.config/fish/config.fish', ...lines].join('\n');
}
