declare module "virtual:remix/server-manifest" {
  /**
   * The browser manifest of the running build; its version identifies the build. The server build cannot be imported
   * here: it starts with the importing file, so in development a second request would get an incomplete module.
   */
  const manifest: {
    version: string;
    /** The shop's routes by id. */
    routes: Record<string, { id: string; parentId?: string; path?: string }>;
  };
  export default manifest;
}

/** The text of an inline script, bundled and minified (`vite.config.ts`). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
