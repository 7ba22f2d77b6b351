import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { closeAfter, drainOnClose, isDraining } from "./draining.server";
import { isTooMuch, rankOf, refuseForNow, watchLag } from "./overload.server";

/**
 * Stands before remix-serve at its server: what is too much is refused before any work is begun for it, and the server's end
 * waits for what is under way.
 */
export function standBefore(server: Server): void {
  const answers = server.listeners("request");
  const underWay = new Set<ServerResponse>();
  const lag = watchLag();
  let working = 0;

  function take(request: IncomingMessage, response: ServerResponse): void {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isDraining()) closeAfter(response);
    const rank = rankOf(request);
    if (rank) {
      if (isTooMuch(rank, working, lag())) return refuseForNow(rank, request, response);
      working += 1;
      response.once("close", () => (working -= 1));
    }
    for (const answer of answers) Reflect.apply(answer, server, [request, response]);
  }

  server.removeAllListeners("request");
  server.on("request", take);
  drainOnClose(server, underWay);
}
