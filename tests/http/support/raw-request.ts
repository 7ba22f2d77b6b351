import { connect, type Socket } from "node:net";

/** Sends a raw request, which `fetch` would normalise, and reads the whole response. */
export function sendRaw(shop: string, lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = openSocket(shop, [...lines, "Connection: close", "", ""]);
    socket.on("data", (data) => (heard += data.toString("latin1")));
    socket.on("close", () => resolve(heard));
  });
}

/** Opens a connection and writes lines to it; the caller closes it. */
export function openSocket(shop: string, lines: string[]): Socket {
  const { hostname, port } = new URL(shop);
  const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(lines.join("\r\n")));
  return socket.on("error", () => undefined);
}

export const headOf = (answer: string) => answer.split("\r\n\r\n", 1)[0] ?? "";
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
