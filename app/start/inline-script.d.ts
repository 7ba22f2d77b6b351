/** The text of an inline script, bundled and minified (`vite.config.ts`). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
