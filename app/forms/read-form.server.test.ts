import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { maxFields, readForm } from "./read-form.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

function post(body: BodyInit): Request {
  const init = { method: "POST", headers: urlencoded, body, duplex: "half" } as const;
  return new Request("http://localhost/basket", init);
}

/** The status of the thrown response; 200 if the form is read. */
const statusOf = (read: Promise<FormData>) =>
  read.then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  );

describe("a form", () => {
  test("may have as many fields as an order of 500 lines needs, and not many more", async () => {
    const fields = (count: number) => new URLSearchParams(Array.from({ length: count }, (_, at) => [`f${at}`, "1"]));
    expect([...(await readForm(post(fields(maxFields)))).keys()]).toHaveLength(maxFields);
    expect(await statusOf(readForm(post(fields(maxFields + 1))))).toBe(400);
    const repeated = new URLSearchParams(Array.from({ length: maxFields + 1 }, () => ["same", "1"]));
    expect(await statusOf(readForm(post(repeated)))).toBe(400);
  });

  test("loses the characters in its texts that nobody sees", async () => {
    const form = await readForm(post(new URLSearchParams({ name: "Анна\u202e \u0000Ли", comment: "1\t2" })));
    expect([...form]).toEqual([
      ["name", "Анна Ли"],
      ["comment", "1\t2"],
    ]);
  });

  test.each(["\n", "\r\n", "\r"])("has line ends of one character, also if it was sent with %j", async (end) => {
    const form = await readForm(post(new URLSearchParams({ comment: `1${end}2${end}${end}3` })));
    expect(form.get("comment")).toBe("1\n2\n\n3");
  });

  test("that stalls is rejected after 20 seconds", async () => {
    const drip = new TransformStream<Uint8Array, Uint8Array>();
    const writer = drip.writable.getWriter();
    const reading = vi.fn();
    void statusOf(readForm(post(drip.readable))).then(reading);
    await writer.write(new TextEncoder().encode("add="));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(reading).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reading).toHaveBeenCalledWith(408);
  });

  test("that arrives slowly but completely is read", async () => {
    const drip = new TransformStream<Uint8Array, Uint8Array>();
    const writer = drip.writable.getWriter();
    const reading = readForm(post(drip.readable));
    for (const part of ["add", "=", "12"]) {
      await vi.advanceTimersByTimeAsync(5000);
      await writer.write(new TextEncoder().encode(part));
    }
    await writer.close();
    expect((await reading).get("add")).toBe("12");
    expect(vi.getTimerCount()).toBe(0);
  });
});
