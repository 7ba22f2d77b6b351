import { afterEach, beforeEach, expect, it } from "vitest";

import { connectDatabase } from "#mocks/db/open";
import type { Db } from "#mocks/db/query";
import { createOutbox } from "#mocks/outbox";
import { readShop } from "#mocks/shop";
import { startMailServer } from "#mocks/testing/servers";

import { createGateways } from "./gateways";
import { createQueue } from "./queue";

let mail: Awaited<ReturnType<typeof startMailServer>>;
let db: Db;
beforeEach(async () => {
  mail = await startMailServer();
  db = connectDatabase(":memory:");
});
afterEach(async () => {
  db.close();
  await mail.close();
});

it("an e-mail is not accepted after a try that the server has outlasted, and again at the next one", async () => {
  let at = Date.parse("2026-11-20T09:00:00Z");
  let answer: () => void = () => undefined;
  mail.state.held = new Promise((resolve) => (answer = resolve));
  const now = () => new Date(at);
  const gateways = createGateways({ smtpUrl: mail.url, smsUrl: null, orderWebhook: null }, readShop("mocks/demo"));
  const queue = createQueue({ db, now, gateways, limit: 300 });
  const outbox = createOutbox(db, now, undefined, queue);
  outbox.send({ kind: "email", to: "anna@verstak.example", language: "ru", subject: "Заказ", text: "В пути" });
  await queue.deliver();
  expect(outbox.list()).toMatchObject([{ state: "waiting" }]);
  answer();
  at += 5_000;
  await queue.deliver();
  expect([outbox.list()[0]?.state, mail.mails.length]).toEqual(["sent", 1]);
});
