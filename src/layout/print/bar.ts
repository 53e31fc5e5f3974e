import type { PrintFlow } from './flow.ts';

/** Takes the head of the open page for a heavy bar, with some blank below it. */
export function drawBar({ pager, typesetter }: PrintFlow): void {
  const height = typesetter.settings.profile.lines.bar;
  const bar = { type: 'fill', x: pager.left, y: pager.take(height), width: pager.width, height } as const;
  pager.add({ element: undefined, items: [bar] });
}
