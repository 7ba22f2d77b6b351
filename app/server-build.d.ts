declare module "virtual:remix/server-build" {
  /** The browser's part of the build that runs; its version is the build's name. */
  export const assets: { version: string };
  /** The routes of the shop by their ids. */
  export const routes: Record<string, { id: string; parentId?: string; path?: string }>;
}
