// The words of a language as a module of the built package, made by `npm run build:words`.
declare module 'dominosa-press/words/*' {
  const words: readonly { readonly text: string }[];
  export default words;
}
