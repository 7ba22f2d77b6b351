import type { Server, ServerResponse } from "node:http";

import { env } from "~/env.server";

import { log } from "./log.server";
import { endTraces } from "./traces.server";

/** So many ms the shop goes on taking connections: its proxies learn meanwhile that it is ending, and let their idle ones go. */
const telling = 3000;
/** So many ms a connection that was taken at the last moment has to send its request. */
const fresh = 250;
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
    /** When nobody can be about to ask any more. */
    let isQuietAt = Infinity;
    function stopListening(): void {
      isQuietAt = performance.now() + fresh;
      close(() => (isQuietAt = 0));
    }
    const timer = setInterval(() => {
      const now = performance.now();
      const isIdle = underWay.size === 0;
      if ((isIdle && now >= isQuietAt) || now - start >= longest) {
        clearInterval(timer);
        return end();
      }
      if (!isListening || (now - start < telling && (hasProxies || !isIdle))) return;
      isListening = false;
      whenNobodyComes(server, stopListening);
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

/**
 * Does something after a turn of the event loop that took no time and no connection, or after a second: connections that wait
 * to be taken, of which each turn takes one, are broken off when the shop stops listening.
 */
function whenNobodyComes(server: Server, act: () => void): void {
  const end = performance.now() + 1000;
  let isTaken = false;
  const taken = () => void (isTaken = true);
  function turn(): void {
    const start = performance.now();
    isTaken = false;
    setImmediate(() => {
      const now = performance.now();
      if (now < end && (isTaken || now - start > 2)) return turn();
      server.off("connection", taken);
      act();
    });
  }
  server.on("connection", taken);
  turn();
}

/** Has an answer that has not begun say that its connection ends with it. */
export function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
