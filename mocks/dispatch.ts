import type { HttpHandler } from "msw";
import { addRoute, createRouter, findRoute } from "rou3";

/** Selects the handler of a request. Without it msw would try every handler and clone the request for each of them. */
export type Dispatch = {
  /** The handler whose method and path match. */
  find(method: string, pathname: string): HttpHandler | undefined;
  /** Whether any handler matches the path, whatever its method. */
  knows(pathname: string): boolean;
};

/** The handlers' paths have the form that `route` gives them: a leading `*`, and `:name` for parameters. */
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
