/** Preloaded into every process that the launcher starts, so that it ends when it should and as soon as possible. */
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
  // A listener replaces the signal's default action, which is to end the process.
  if (process.listenerCount("SIGTERM") === 0) process.exit(0);
  for (const server of servers) closeSoon(server);
});

/**
 * A closing server waits for connections that were busy and are kept alive since, and Remix leaves a timer of five
 * seconds behind after every page. Neither is worth waiting for after the last response. The built shop's server has a
 * `close` of its own (`draining.server.ts`): it keeps idle connections until its proxies have noticed the end, because
 * one of them may be sending a form, and then sends the pending traces.
 * @param {import("node:net").Server & { closeIdleConnections: () => void }} server
 */
function closeSoon(server) {
  if (Object.hasOwn(server, "close")) return;
  setInterval(() => server.closeIdleConnections(), sweep).unref();
  // Other listeners of this event, which for example close a database, run first.
  server.once("close", () => setImmediate(() => process.exit()));
}

// The launcher was killed or crashed: its processes must not keep their ports.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
