import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { withBreaker } from "./breakers.server";
import type { Answer } from "./errors";

const good: Answer<string> = { data: "here", error: null, status: 200 };
const bad = (code: string, status: number): Answer<string> => ({
  data: null,
  error: { code, message: null, fields: {} },
  status,
});

/** A separate endpoint with the given answers, and a count of its calls. */
function makeEndpoint(name: string) {
  let asked = 0;
  const ask = (answer: Answer<string>) =>
    withBreaker(name, () => {
      asked += 1;
      return Promise.resolve({ answer });
    });
  return { ask, askedSoFar: () => asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an endpoint that fails five times in a row", () => {
  test.each([
    ["unreachable", 500],
    ["timeout", 500],
    ["http_503", 503],
  ])("with %s is left alone for two seconds, then tried by one call", async (code, status) => {
    const { ask, askedSoFar } = makeEndpoint(`of ${code}`);
    for (let times = 0; times < 5; times += 1) expect(await ask(bad(code, status))).not.toBeNull();
    expect(await ask(good)).toBeNull();
    expect(askedSoFar()).toBe(5);

    vi.advanceTimersByTime(2001);
    const [tried, turnedAway] = await Promise.all([ask(bad(code, status)), ask(good)]);
    expect([tried?.answer.error?.code, turnedAway]).toEqual([code, null]);
    expect(await ask(good)).toBeNull();

    vi.advanceTimersByTime(2001);
    expect((await ask(good))?.answer).toBe(good);
    expect((await ask(good))?.answer).toBe(good);
    expect(askedSoFar()).toBe(8);
  });

  test("ignores occasional failures, 4xx errors and invalid answers", async () => {
    const { ask } = makeEndpoint("of now and then");
    const answers = [...[1, 2, 3, 4].map(() => bad("timeout", 500)), good];
    const refusals = [bad("not_found", 404), bad("http_500", 500), bad("malformed", 500)];
    for (const answer of [...answers, ...answers, ...refusals, ...refusals, ...refusals]) {
      expect((await ask(answer))?.answer).toBe(answer);
    }
  });

  test("delays no page for a read that tests the endpoint, but waits for a write", async () => {
    for (const name of ["GET /slow", "POST /slow"]) {
      const { ask } = makeEndpoint(name);
      for (let times = 0; times < 5; times += 1) await ask(bad("timeout", 500));
      vi.advanceTimersByTime(2001);
      let answer: (outcome: { answer: Answer<string> }) => void = () => undefined;
      const tried = withBreaker(name, () => new Promise<{ answer: Answer<string> }>((done) => (answer = done)));
      await vi.advanceTimersByTimeAsync(251);
      if (name.startsWith("GET")) expect(await tried).toBeNull();
      answer({ answer: good });
      if (name.startsWith("POST")) expect((await tried)?.answer).toBe(good);
      await vi.advanceTimersByTimeAsync(0);
      expect((await ask(good))?.answer).toBe(good);
    }
  });

  test("does not affect other endpoints", async () => {
    const broken = makeEndpoint("of one");
    for (let times = 0; times < 6; times += 1) await broken.ask(bad("timeout", 500));
    expect(await broken.ask(good)).toBeNull();
    expect((await makeEndpoint("of another").ask(good))?.answer).toBe(good);
  });
});
