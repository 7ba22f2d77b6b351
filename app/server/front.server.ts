import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { hasBody, watchBodies } from "./bodies.server";
import { closeAfter, drainOnClose, isDraining } from "./draining.server";
import { alwaysServes, isTooMuch, rankOf, refuseForNow, watchLag } from "./overload.server";
import { filesOf } from "./packed-files.server";
import { refusePlainly } from "./plain-page.server";
import { allowedMethods, faultOfTarget } from "./requests.server";

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

/** Answers that are made and wait for who asked to read them, and what they hold in memory. */
const most = { answers: 200, bytes: 64 * 1024 * 1024 };

type Waiting = Pick<ServerResponse, "writableEnded" | "writableNeedDrain" | "writableLength" | "destroy">;

/** Whether nothing is left to do for an answer but to wait for its reader. */
const isWaiting = ({ writableEnded, writableNeedDrain }: Pick<Waiting, "writableEnded" | "writableNeedDrain">) =>
  writableEnded || writableNeedDrain;

/**
 * Ends the answers that have waited longest where too many wait, or hold too much: who reads nothing takes no place from others.
 * @param underWay the answers that are not read whole, the oldest first
 */
function dropSlowReaders(underWay: Iterable<Waiting>): void {
  const waiting = [...underWay].filter(isWaiting);
  let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
  let answers = waiting.length;
  for (const response of waiting) {
    if (answers <= most.answers && bytes <= most.bytes) return;
    answers -= 1;
    bytes -= response.writableLength;
    response.destroy();
  }
}
