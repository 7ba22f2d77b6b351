declare module "virtual:remix/server-manifest" {
  /**
   * The browser's part of the build that runs: its version is the build's name. Not the server's build, which begins with the
   * file that asks: in development a second request would find half of it.
   */
  const manifest: {
    version: string;
    /** The routes of the shop by their ids. */
    routes: Record<string, { id: string; parentId?: string; path?: string }>;
  };
  export default manifest;
}
