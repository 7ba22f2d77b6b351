import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { hasBody, watchBodies } from "./bodies.server";
import { filesOf } from "./built-files.server";
import { closeAfter, drainOnClose, isDraining } from "./draining.server";
import { alwaysServes, isTooMuch, rankOf, refuseForNow, watchLag } from "./overload.server";
import { refusePlainly } from "./plain-refusal.server";
import { allowedMethods, faultOfTarget } from "./request-target.server";
import { dropSlowReaders, isWaiting } from "./slow-readers.server";

/**
 * Stands before remix-serve at its server: what nobody could answer and what is too much is refused before any work is begun for
 * it, and the server's end waits for what is under way.
 */
export function standBefore(server: Server): void {
  const answers = server.listeners("request");
  const underWay = new Set<ServerResponse>();
  const lag = watchLag();
  const takeBody = watchBodies();
  const isServed = alwaysServes([...filesOf("build/client"), ...filesOf("public")]);
  /** Pages and forms, as long as there is something to do for them. */
  const works = new Set<ServerResponse>();
  const working = () => [...works].filter((response) => !isWaiting(response)).length;

  function take(request: IncomingMessage, response: ServerResponse): void {
    dropSlowReaders(underWay);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isDraining()) closeAfter(response);
    const fault = faultOfTarget(request);
    if (fault) return refusePlainly(response, fault, fault === 405 ? { Allow: allowedMethods } : {});
    const rank = rankOf(request, isServed);
    if (rank) {
      if (isTooMuch(rank, working(), lag())) return refuseForNow(rank, request, response);
      const work = () => {
        works.add(response);
        response.once("close", () => works.delete(response));
      };
      if (!hasBody(request)) work();
      else if (!takeBody(request, response, work)) return refuseForNow(rank, request, response);
    }
    for (const answer of answers) Reflect.apply(answer, server, [request, response]);
  }

  server.removeAllListeners("request");
  server.on("request", take);
  drainOnClose(server, underWay);
}
