import type { HttpHandler } from "msw";
import { addRoute, createRouter, findRoute } from "rou3";

/** Selects the handler of a request, so that msw does not try (and clone the request for) each of them. */
export type Dispatch = {
  /** The handler whose method and path fit. */
  find(method: string, pathname: string): HttpHandler | undefined;
  /** Whether any handler has such a path, whatever its method. */
  knows(pathname: string): boolean;
};

/** Paths are as `route` writes them: `*` first, `:name` for a varying part. */
export function createDispatch(handlers: HttpHandler[]): Dispatch {
  const calls = createRouter<HttpHandler>();
  const paths = createRouter();
  for (const handler of handlers) {
    const path = String(handler.info.path).replace(/^\*/, "");
    addRoute(calls, String(handler.info.method), path, handler);
    addRoute(paths, "", path);
  }
  return {
    find: (method, pathname) => findRoute(calls, method, pathname, { params: false })?.data,
    knows: (pathname) => findRoute(paths, "", pathname, { params: false }) !== undefined,
  };
}
