import type { Server, ServerResponse } from "node:http";

import { env } from "~/env.server";

import { log } from "./log.server";
import { endTraces } from "./traces.server";

/** So many ms the shop goes on taking connections: its proxies learn meanwhile that it is ending, and let their idle ones go. */
const telling = 3000;
/** After so many ms what is still open is cut. */
const longest = 9500;

let draining = false;

/** Whether the process is ending. */
export const isDraining = () => draining;

/**
 * What remix-serve calls closing, on SIGTERM, becomes an end that nobody notices: `/readyz` refuses, every answer closes its
 * connection, and what is under way is answered. Where the settings name proxies, connections are taken for three more
 * seconds, else only while something is under way. Then the process ends, whatever it may hold.
 * @param underWay the answers that are not whole yet
 */
export function drainOnClose(server: Server, underWay: ReadonlySet<ServerResponse>): void {
  const close = server.close.bind(server);
  const hasProxies = env.TRUSTED_PROXIES.length > 0;

  function end(): void {
    log("info", "drained", { cut: underWay.size });
    server.closeAllConnections();
    void endTraces().then(() => process.exit(0));
  }

  server.close = () => {
    if (draining) return server;
    draining = true;
    log("info", "draining", { underWay: underWay.size });
    for (const response of underWay) closeAfter(response);
    if (!hasProxies) server.closeIdleConnections();
    const start = performance.now();
    let isListening = true;
    const timer = setInterval(() => {
      const time = performance.now() - start;
      const isIdle = underWay.size === 0;
      if (isListening && (time >= telling || (isIdle && !hasProxies))) {
        isListening = false;
        close();
      } else if (!isListening && (isIdle || time >= longest)) {
        clearInterval(timer);
        end();
      }
    }, 50);
    return server;
  };
}

/** Ends a process to which no connection has ever come, so that its server was not met: nobody waits, whatever it may hold. */
export function endUnmet(): void {
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => setImmediate(() => isDraining() || process.exit(0)));
  }
}

/** Has an answer that has not begun say that its connection ends with it. */
export function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
