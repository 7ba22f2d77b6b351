import { type HttpHandler } from "msw";

/** Selects the handlers that may match a request, so that msw does not try (and clone the request for) each of them. */
export type Dispatch = {
  /** Handlers whose method and path fit, in their order. */
  pick(method: string, pathname: string): HttpHandler[];
  /** Whether any handler has such a path, whatever its method. */
  knows(pathname: string): boolean;
};

type Route = { method: string; parts: string[]; handler: HttpHandler };

/** Sorts handlers by their number of path parts; paths are as `route` writes them, `*` first, `:name` for a varying part. */
export function createDispatch(handlers: HttpHandler[]): Dispatch {
  const routes = handlers.map((handler): Route => {
    const parts = String(handler.info.path).replace(/^\*\//, "").split("/");
    return { method: String(handler.info.method), parts, handler };
  });
  const byLength = new Map<number, Route[]>();
  for (const route of routes) byLength.set(route.parts.length, [...(byLength.get(route.parts.length) ?? []), route]);
  const open = routes.filter(({ parts }) => parts.includes("*"));

  function fitting(pathname: string): Route[] {
    const parts = pathname.slice(1).split("/");
    return [
      ...(byLength.get(parts.length) ?? []).filter((route) => fits(route.parts, parts)),
      ...open.filter((route) => fits(route.parts, parts)),
    ];
  }

  return {
    pick: (method, pathname) => [
      ...new Set(
        fitting(pathname)
          .filter((route) => route.method === method)
          .map(({ handler }) => handler),
      ),
    ],
    knows: (pathname) => fitting(pathname).length > 0,
  };
}

function fits(pattern: string[], parts: string[]): boolean {
  return pattern.every(
    (part, place) => part === "*" || (part.startsWith(":") ? parts[place] !== "" : part === parts[place]),
  );
}
