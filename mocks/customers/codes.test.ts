import { afterEach, expect, it } from "vitest";

import { createQueue } from "#mocks/messages/queue";
import { createOutbox } from "#mocks/outbox";
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
afterEach(() => api.close());

const phone = "+79991234567";

/** An API whose SMS gateway fails until `repair` is called; `texts` are those that it has sent, by their recipients. */
function start() {
  let at = Date.parse("2026-11-20T09:00:00Z");
  const now = () => new Date(at);
  api = createTestApi({ seed: seedTiny, now });
  const texts: [to: string, text: string][] = [];
  let isDown = true;
  const sms = ({ to, text }: { to: string; text: string }) =>
    isDown ? Promise.reject(new Error("HTTP 503")) : Promise.resolve(void texts.push([to, text]));
  const queue = createQueue({ db: api.context.db, now, gateways: { sms } });
  api.context.outbox = createOutbox(api.context.db, now, undefined, queue);
  const pass = (seconds: number) => {
    at += seconds * 1000;
    return queue.deliver();
  };
  const post = (path: string, body: object) => call(api, `/api/auth/${path}`, { method: "POST", body });
  return { texts, pass, post, repair: () => (isDown = false) };
}

it("of the codes that wait for a gateway, only the last one for a purpose is sent, and signs in", async () => {
  const { texts, pass, post, repair } = start();
  const request = async (login: string) => expect((await post("login", { login, type: "sms" })).status).toBe(200);
  await request(phone);
  await pass(60);
  for (const login of [phone, "+79997654321"]) await request(login);
  repair();
  await pass(60);
  expect(texts.map(([to]) => to).sort()).toEqual(["+79991234567", "+79997654321"]);
  const [, code = ""] = /(\d{4})$/.exec(texts.find(([to]) => to === phone)?.[1] ?? "") ?? [];
  expect((await post("byCode", { login: phone, type: "sms", code, uid: "guest" })).status).toBe(200);
});

it("codes that were sent before the clock was set back by a day delay no other one", async () => {
  const { pass, post } = start();
  const request = async () => (await post("login", { login: phone, type: "sms" })).status;
  const requestSeven = async () => {
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push(await request());
      await pass(60);
    }
    return statuses;
  };
  const limited = [200, 200, 200, 200, 200, 200, 429];
  expect(await requestSeven()).toEqual(limited);
  await pass(-24 * 3600);
  expect(await requestSeven()).toEqual(limited);
});
