import { afterEach, beforeEach, expect, it } from "vitest";

import { connectDatabase } from "#mocks/db/open";
import type { Db } from "#mocks/db/query";
import { createOutbox } from "#mocks/outbox";

import { createQueue, type Gateway } from "./queue";

let db: Db;
beforeEach(() => (db = connectDatabase(":memory:")));
afterEach(() => db.close());

const now = () => new Date("2026-11-20T09:00:00Z");

/** A queue for SMS through a gateway that has `answers`, one for each call, and a message in it. */
function start(answers: (() => Promise<void>)[]) {
  const calls: string[] = [];
  const sms: Gateway = ({ to }) => answers[calls.push(to) - 1]?.() ?? Promise.resolve();
  const queue = createQueue({ db, now, gateways: { sms } });
  const outbox = createOutbox(db, now, undefined, queue);
  outbox.send({ kind: "sms", to: "+79991234567", language: "ru", text: "Заказ 100040 в пути" });
  return { queue, outbox, calls };
}

/** Refuses changes of messages, as a full disk does. */
const fillDisk = () =>
  db.raw.exec("create trigger full before update on message begin select raise(abort, 'disk is full'); end");
const freeDisk = () => db.raw.exec("drop trigger full");

it("a message is sent once, also if the disk is too full to note that", async () => {
  const { queue, outbox, calls } = start([]);
  fillDisk();
  for (let second = 0; second < 3; second += 1) await queue.deliver();
  expect([calls.length, outbox.list()[0]?.state]).toEqual([1, "waiting"]);
  freeDisk();
  await queue.deliver();
  expect([calls.length, outbox.list()[0]?.state]).toEqual([1, "sent"]);
});

it("a message that was not accepted is not tried every second while the disk is full", async () => {
  const { queue, outbox, calls } = start([() => Promise.reject(new Error("HTTP 500"))]);
  fillDisk();
  for (let second = 0; second < 3; second += 1) await queue.deliver();
  freeDisk();
  await queue.deliver();
  expect([calls.length, outbox.list()[0]]).toMatchObject([1, { state: "waiting", error: "HTTP 500" }]);
});
