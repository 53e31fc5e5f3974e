/** The first program of docs/api.md, and its output. */
export function firstExample(guide: string): { readonly program: string; readonly printed: string } {
  const [, program, printed] = /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(guide)!;
  return { program: program!, printed: printed! };
}
