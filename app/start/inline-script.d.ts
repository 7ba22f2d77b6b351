/** The text of a script that stands in the page itself, bundled and made small (`vite.config.ts`). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
