import { expect, test } from "vitest";

import { readWhole, TooLarge } from "./remote.server";

const inTime = () => AbortSignal.timeout(5000);

/** A response whose first piece has arrived, and the rest never does. */
function unending() {
  let ended: unknown = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("begin")),
    cancel: (reason) => void (ended = reason),
  });
  return { response: new Response(body), ended: () => ended };
}

test("a body is read to its end", async () => {
  const text = "слово ".repeat(20_000);
  expect(new TextDecoder().decode(await readWhole(new Response(text), inTime()))).toBe(text);
  expect(await readWhole(new Response(null), inTime())).toHaveLength(0);
});

test("a body that never ends is read until the signal aborts, then its connection is released", async () => {
  const { response, ended } = unending();
  await expect(readWhole(response, AbortSignal.timeout(20))).rejects.toThrow(/timeout/);
  expect(ended()).toBeInstanceOf(DOMException);
});

test("a body over the limit is read no further", async () => {
  const { response } = unending();
  await expect(readWhole(response, inTime(), 4)).rejects.toThrow(TooLarge);
});
