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

declare module "virtual:running-build" {
  import type { ServerBuild } from "@remix-run/node";

  /** The server build that is running; null in development, where Vite replaces its parts. */
  export const running: () => ServerBuild | null;
}

/** The only part of the package that the shop uses: what it adds to a response needs no Express. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** The text of an inline script, bundled and minified (`vite.config.ts`). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
