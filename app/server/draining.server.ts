import type { Server, ServerResponse } from "node:http";

import { env } from "~/env.server";

import { log } from "./log.server";
import { endTraces } from "./traces.server";

/**
 * How long the shop keeps accepting connections, in ms: meanwhile its proxies notice the shutdown and close their idle
 * connections.
 */
const proxyNotice = 3000;
/** How long a connection that was accepted last may take to send its request, in ms. */
const firstRequestLimit = 250;
/** After this time, in ms, open connections are closed. */
const drainLimit = 9500;

let draining = false;

/** Whether the process is shutting down. */
export const isDraining = () => draining;

/**
 * Turns remix-serve's `close` on SIGTERM into a graceful shutdown: `/readyz` fails, every response closes its
 * connection, and running requests are answered. If the settings name proxies, the shop accepts connections for three
 * more seconds, otherwise only while requests are running. Then the process exits, even with open handles.
 * @param underWay the responses that are not complete yet
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
    /** The time from which no accepted connection can still send a request. */
    let isQuietAt = Infinity;
    function stopListening(): void {
      isQuietAt = performance.now() + firstRequestLimit;
      close(() => (isQuietAt = 0));
    }
    const timer = setInterval(() => {
      const now = performance.now();
      const isIdle = underWay.size === 0;
      if ((isIdle && now >= isQuietAt) || now - start >= drainLimit) {
        clearInterval(timer);
        return end();
      }
      if (!isListening || (now - start < proxyNotice && (hasProxies || !isIdle))) return;
      isListening = false;
      whenNoneConnects(server, stopListening);
    }, 50);
    return server;
  };
}

/**
 * Ends a process that never received a connection: `limitServers` finds the server through its first one, so
 * `drainOnClose` is not active.
 */
export function exitWithoutConnections(): void {
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => setImmediate(() => isDraining() || process.exit(0)));
  }
}

/**
 * Calls `act` after an event-loop turn that took no time and accepted no connection, or after a second. Connections in
 * the accept queue, of which each turn takes one, are reset when the server stops listening.
 */
function whenNoneConnects(server: Server, act: () => void): void {
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

/** Sets `Connection: close` on a response that has not started. */
export function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
