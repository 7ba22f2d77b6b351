import { setImmediate } from "node:timers/promises";

import { expect, it } from "vitest";

import type { Caller } from "./client.server";
import type { Answer } from "./errors";
import { withLastAnswer } from "./last-answer.server";

const caller = (locale: Caller["locale"] = "ru"): Caller => ({ requestId: "test", locale, token: null, calls: [] });
const ok = (phone: string): Answer<string> => ({ data: phone, error: null, status: 200 });
const failed = (status: number): Answer<string> => ({
  data: null,
  error: { code: "broken", message: null, fields: {} },
  status,
});

/** A call that gives one answer after another. */
function calling(...answers: (Answer<string> | Promise<Answer<string>>)[]) {
  return withLastAnswer("settings", async () => (await answers.shift()) ?? failed(500));
}

it("returns the new answer if it arrives in time", async () => {
  const call = calling(ok("1"), ok("2"));
  expect((await call(caller())).data).toBe("1");
  expect((await call(caller())).data).toBe("2");
});

it.each([408, 429, 500, 503])("returns the last answer if the call fails with %i", async (status) => {
  const call = calling(ok("1"), failed(status));
  await call(caller());
  expect((await call(caller())).data).toBe("1");
});

it("returns the last answer while a new one is late, and the new one afterwards", async () => {
  let arrive = (_: Answer<string>) => {};
  const late = new Promise<Answer<string>>((resolve) => (arrive = resolve));
  const call = calling(ok("1"), late, failed(503));
  await call(caller());
  expect((await call(caller())).data).toBe("1");
  arrive(ok("2"));
  await setImmediate();
  expect((await call(caller())).data).toBe("2");
});

it("waits for the first answer, and passes its failure on", async () => {
  expect((await calling(failed(503))(caller())).status).toBe(503);
});

it.each([401, 403, 404])("passes a %i on", async (status) => {
  const call = calling(ok("1"), failed(status));
  await call(caller());
  expect((await call(caller())).status).toBe(status);
});

it("keeps an answer per language", async () => {
  const call = calling(ok("русский"), failed(503));
  await call(caller("ru"));
  expect((await call(caller("en"))).data).toBeNull();
});
