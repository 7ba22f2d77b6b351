/**
 * Preloaded into every process that the launcher starts, so that it ends when it should and as soon as it can.
 */
import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:http";

const sweep = 100;

/** @type {Set<import("node:net").Server & { closeIdleConnections: () => void }>} */
const servers = new Set();

subscribe("http.server.request.start", (message) => {
  if (typeof message !== "object" || message === null || !("server" in message)) return;
  if (message.server instanceof Server) servers.add(message.server);
});

process.once("SIGTERM", () => {
  // To listen to a signal is to prevent what it does by itself.
  if (process.listenerCount("SIGTERM") === 0) process.exit(0);
  for (const server of servers) closeSoon(server);
});

/**
 * A server that closes waits for connections that were busy then and are kept alive since; and after every page the
 * framework leaves a timer of five seconds behind. Neither is worth waiting for once the last answer has gone.
 * @param {import("node:net").Server & { closeIdleConnections: () => void }} server
 */
function closeSoon(server) {
  setInterval(() => server.closeIdleConnections(), sweep).unref();
  // Who waits for the same event (to close a database) comes first.
  server.once("close", () => setImmediate(() => process.exit()));
}

// The launcher is gone without a word (killed, crashed): nothing may go on holding a port.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
