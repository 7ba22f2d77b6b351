import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { listenAnywhere } from "../../fixtures/ports";

/** A proxy in front of a server that can be shut: it holds incoming data until it is opened again. */
export async function startPausableProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let waiting: { text: string; go: () => void }[] = [];

  const server = createServer((socket) => {
    const onward = connect(Number(targetPort), hostname);
    for (const side of [socket, onward]) {
      sockets.add(side);
      side.on("error", () => undefined).on("close", () => (sockets.delete(side), socket.destroy(), onward.destroy()));
    }
    onward.pipe(socket);
    socket.on("data", (piece) => {
      if (isOpen) onward.write(piece);
      else waiting.push({ text: piece.toString(), go: () => void onward.write(piece) });
    });
  });
  const port = await listenAnywhere(server);

  async function hasWaiting(count: number) {
    while (waiting.length < count) await pause(10);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    shut: () => void (isOpen = false),
    open() {
      isOpen = true;
      for (const { go } of waiting) go();
      waiting = [];
    },
    /** The number of held chunks that contain this text. */
    waitingWith: (words: string) => waiting.filter(({ text }) => text.includes(words)).length,
    /** Waits until this many chunks are held. */
    hasWaiting,
    /** Waits until one more chunk is held. */
    hasMore: () => hasWaiting(waiting.length + 1),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
