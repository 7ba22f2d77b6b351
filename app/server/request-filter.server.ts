import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { hasBody, watchBodies } from "./bodies.server";
import { closeAfter, drainOnClose, isDraining } from "./draining.server";
import { alwaysServes, isOverLimit, rankOf, refuseBusy, watchLag } from "./overload.server";
import { filesOf } from "./packed-files.server";
import type { AnswerPage } from "./pages.server";
import { sendPlainPage } from "./plain-page.server";
import { allowedMethods, validateTarget } from "./requests.server";

/**
 * Runs before remix-serve: rejects invalid requests and requests over the limits before any work starts, and delays the
 * server's end until running requests are answered.
 */
export function installRequestFilter(server: Server, answerPage: AnswerPage | null = null): void {
  const answers = server.listeners("request");
  const underWay = new Set<ServerResponse>();
  const lag = watchLag();
  const takeBody = watchBodies();
  const isServed = alwaysServes([...filesOf("build/client"), ...filesOf("public")]);
  /** Responses to pages and forms that are still being worked on. */
  const works = new Set<ServerResponse>();
  const working = () => [...works].filter((response) => !isWaiting(response)).length;

  function take(request: IncomingMessage, response: ServerResponse): void {
    dropSlowReaders(underWay);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isDraining()) closeAfter(response);
    const fault = validateTarget(request);
    if (fault) return sendPlainPage(response, fault, fault === 405 ? { Allow: allowedMethods } : {});
    if (isHealthCheck(request)) return void response.writeHead(200, healthHeaders).end("ok");
    const rank = rankOf(request, isServed);
    if (rank) {
      if (isOverLimit(rank, working(), lag())) return refuseBusy(rank, request, response);
      const work = () => {
        works.add(response);
        response.once("close", () => works.delete(response));
      };
      if (!hasBody(request)) work();
      else if (!takeBody(request, response, work)) return refuseBusy(rank, request, response);
    }
    if (answerPage && !mayBeFile(request)) return answerPage(request, response);
    for (const answer of answers) Reflect.apply(answer, server, [request, response]);
  }

  server.removeAllListeners("request");
  server.on("request", take);
  drainOnClose(server, underWay);
}

/** The health check that every node gets several times a second. Without the filter, its route answers the same. */
const isHealthCheck = ({ method, url }: IncomingMessage) => method === "GET" && url === "/healthz";
const healthHeaders = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Length": "2",
};

/** Files have an extension in their name. Few pages have; the parts of pages are never files. */
function mayBeFile({ url = "/" }: IncomingMessage): boolean {
  const path = url.split("?", 1)[0] ?? "/";
  return /\.(?!data$)\w+$/.test(path) && !/^\/(?:images|strings|brand|documents|files)\//.test(path);
}

/** Limits for finished responses that wait for slow readers: their number and their size in memory. */
const waitingLimits = { answers: 200, bytes: 64 * 1024 * 1024 };

type Waiting = Pick<ServerResponse, "writableEnded" | "writableNeedDrain" | "writableLength" | "destroy">;

/** Whether a response only waits for its reader. */
const isWaiting = ({ writableEnded, writableNeedDrain }: Pick<Waiting, "writableEnded" | "writableNeedDrain">) =>
  writableEnded || writableNeedDrain;

/**
 * Closes the oldest waiting responses over the limits, so that clients that do not read do not block others.
 * @param underWay the responses that are not fully read, oldest first
 */
function dropSlowReaders(underWay: Iterable<Waiting>): void {
  const waiting = [...underWay].filter(isWaiting);
  let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
  let answers = waiting.length;
  for (const response of waiting) {
    if (answers <= waitingLimits.answers && bytes <= waitingLimits.bytes) return;
    answers -= 1;
    bytes -= response.writableLength;
    response.destroy();
  }
}
