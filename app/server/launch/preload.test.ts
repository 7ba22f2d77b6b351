import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";

import { expect, onTestFinished, test } from "vitest";

const preload = new URL("./preload.mjs", import.meta.url).href;

/**
 * A server that ends as the built shop's does: it listens for a while after SIGTERM, and has something to do when it has
 * closed. Timers of the same duration run in the order of their start, so after its second turn one of the preloaded
 * file would have run too.
 */
const server = `
  import { createServer } from "node:http";
  const server = createServer((request, response) => {
    if (request.url === "/close") server.close();
    response.end("served");
  });
  const close = server.close.bind(server);
  server.close = () => close(() => setTimeout(() => process.exit(console.log("pending traces are sent")), 10));
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
  let turns = 0;
  process.once("SIGTERM", () => setInterval(() => ++turns === 2 && console.log("swept"), 100).unref());
`;

/** Sends a request on the agent's only connection. Returns the answer, and whether the connection was open before. */
function ask(agent: Agent, port: number, path: string) {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: "127.0.0.1", port, path }, (answer) => {
      answer.setEncoding("utf8").once("data", (text: string) => resolve([text, asked.reusedSocket]));
    });
    asked.once("error", reject).end();
  });
}

test("a server with an end of its own keeps idle connections until it closes, and ends the process itself", async () => {
  const child = spawn(process.execPath, ["--import", preload, "--input-type=module", "--eval", server], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = Number(await nextLine());

  expect(await ask(agent, port, "/")).toEqual(["served", false]);
  child.kill("SIGTERM");
  expect(await nextLine()).toBe("swept");
  expect(await ask(agent, port, "/")).toEqual(["served", true]);
  expect(await ask(agent, port, "/close")).toEqual(["served", true]);
  agent.destroy();
  expect(await nextLine()).toBe("pending traces are sent");
  expect(await ended).toEqual([0, null]);
});
