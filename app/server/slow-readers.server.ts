import type { ServerResponse } from "node:http";

/** Answers that are made and wait for who asked to read them, and what they hold in memory. */
const most = { answers: 200, bytes: 64 * 1024 * 1024 };

type Waiting = Pick<ServerResponse, "writableEnded" | "writableNeedDrain" | "writableLength" | "destroy">;

/** Whether nothing is left to do for an answer but to wait for its reader. */
export const isWaiting = ({ writableEnded, writableNeedDrain }: Pick<Waiting, "writableEnded" | "writableNeedDrain">) =>
  writableEnded || writableNeedDrain;

/**
 * Ends the answers that have waited longest where too many wait, or hold too much: who reads nothing takes no place from others.
 * @param underWay the answers that are not read whole, the oldest first
 */
export function dropSlowReaders(underWay: Iterable<Waiting>): void {
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
