import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { connectDatabase } from "#mocks/db/open";
import { answerBusyAtOnce, type Db } from "#mocks/db/query";
import { createOutbox, dropOldMessages, type NewMessage } from "#mocks/outbox";
import { readShop } from "#mocks/shop";
import { startHttpServer, startMailServer } from "#mocks/testing/servers";

import { createGateways } from "./gateways";
import { createQueue, type Gateways, type QueueOptions } from "./queue";

let mail: Awaited<ReturnType<typeof startMailServer>>;
let http: Awaited<ReturnType<typeof startHttpServer>>;
let folder: string;
let db: Db;
let at: number;
const now = () => new Date(at);
const shop = readShop("mocks/demo");

beforeEach(async () => {
  [mail, http] = await Promise.all([startMailServer(), startHttpServer()]);
  folder = mkdtempSync(join(tmpdir(), "queue-"));
  db = connectDatabase(join(folder, "shop.sqlite"));
  at = Date.parse("2026-11-20T09:00:00Z");
});
afterEach(async () => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([mail.close(), http.close()]);
});

const email: NewMessage = {
  kind: "email",
  to: "anna@verstak.example",
  language: "ru",
  subject: "Заказ 100040: В пути",
  text: "Заказ 100040 в пути.",
};
const sms: NewMessage = { kind: "sms", to: "+79991234567", language: "ru", text: "Код: 12 & 34?" };

const gateways = () =>
  createGateways(
    { smtpUrl: mail.url, smsUrl: `${http.url}/send?to={phone}&text={text}&key=1`, orderWebhook: null },
    shop,
  );

/** The queue and the outbox of one run of the API. */
function start(own: Gateways = gateways(), options: Partial<QueueOptions> = {}) {
  const queue = createQueue({ db, now, gateways: own, ...options });
  return { queue, outbox: createOutbox(db, now, undefined, queue) };
}

const states = (outbox: ReturnType<typeof createOutbox>) => outbox.list().map(({ state }) => state);

describe("an e-mail", () => {
  it("leaves from the shop's address as plain text with its subject", async () => {
    const { queue, outbox } = start();
    outbox.send(email);
    await queue.deliver();
    const [sent] = mail.mails;
    expect(sent?.to).toEqual(["anna@verstak.example"]);
    expect(sent?.raw).toContain(`<${shop.email ?? ""}>`);
    expect(sent?.raw).toContain("Content-Type: text/plain; charset=utf-8");
    const subject = /^Subject: =\?UTF-8\?B\?(.+?)\?=/m.exec(sent?.raw ?? "")?.[1] ?? "";
    expect("Заказ 100040: В пути").toContain(Buffer.from(subject, "base64").toString().slice(0, 8));
    expect(outbox.list()).toMatchObject([{ state: "sent", error: null }]);
  });

  it("is not tried again if the server does not know the recipient, and holds no other up", async () => {
    mail.state.unknown = [email.to];
    const { queue, outbox } = start();
    outbox.send(email);
    outbox.send({ ...email, to: "boris@verstak.example" });
    await queue.deliver();
    expect(outbox.list()).toMatchObject([{ state: "sent" }, { state: "failed" }]);
    expect(outbox.list()[1]?.error).toContain("No such mailbox");
  });

  it("needs a sender", () => {
    const { email: _, ...nameless } = shop;
    const settings = { smtpUrl: mail.url, smsUrl: null, orderWebhook: null };
    expect(() => createGateways(settings, nameless)).toThrow("shop.json has no email");
  });
});

describe("a text message", () => {
  it("is filled into the gateway's address", async () => {
    const { queue, outbox } = start();
    outbox.send(sms);
    await queue.deliver();
    const text = encodeURIComponent("Код: 12 & 34?");
    expect(http.requests).toMatchObject([{ method: "GET", path: `/send?to=%2B79991234567&text=${text}&key=1` }]);
    expect(states(outbox)).toEqual(["sent"]);
  });

  it.each([500, 302])("is not sent if the gateway answers %d", async (status) => {
    http.state.status = status;
    const { queue, outbox } = start();
    outbox.send(sms);
    await queue.deliver();
    expect(outbox.list()).toMatchObject([{ state: "waiting", error: `HTTP ${status}` }]);
  });

  it("is tried again if the gateway does not answer in time", async () => {
    http.state.status = 0;
    const { queue, outbox } = start(gateways(), { limit: 30 });
    outbox.send(sms);
    await queue.deliver();
    expect(outbox.list()).toMatchObject([{ state: "waiting", error: "The operation was aborted due to timeout" }]);
    http.state.status = 200;
    at += 5_000;
    await start().queue.deliver();
    expect(states(outbox)).toEqual(["sent"]);
  });

  it("stays in the outbox without a gateway, also after one is set up", async () => {
    const { queue, outbox } = start({});
    outbox.send(sms);
    await queue.deliver();
    expect(states(outbox)).toEqual(["kept"]);
    await start().queue.deliver();
    expect([states(outbox), http.requests]).toEqual([["kept"], []]);
  });
});

describe("the queue", () => {
  it("tries again after growing pauses, and gives up after more than a day", async () => {
    mail.state.accepts = false;
    const { queue, outbox } = start();
    outbox.send(email);
    await queue.deliver();
    const waited: number[] = [];
    const nextAt = () => db.get<{ at: string | null }>("select next_at as at from message")?.at ?? null;
    for (let next = nextAt(); next !== null; next = nextAt()) {
      waited.push((Date.parse(next) - at) / 1000);
      at = Date.parse(next) - 1;
      await queue.deliver();
      expect(nextAt()).toBe(next);
      at += 1;
      await queue.deliver();
    }
    expect(waited).toEqual([5, 30, 120, 600, 3_600, 21_600, 86_400]);
    const [message] = outbox.list();
    expect(message?.state).toBe("failed");
    expect(message?.error).toContain("Try again later");
  });

  it("does not send a code that is no longer valid", async () => {
    mail.state.accepts = false;
    const { queue, outbox } = start();
    outbox.send({ ...email, code: "1234", expiresAt: new Date(at + 5_000) });
    await queue.deliver();
    mail.state.accepts = true;
    at += 5_000;
    await queue.deliver();
    expect([mail.mails, outbox.list()]).toMatchObject([[], [{ state: "failed", error: "expired" }]]);
  });

  it("starts after the transaction, and never sends what was rolled back", async () => {
    const { queue, outbox } = start();
    const fail = () =>
      db.transaction(() => {
        outbox.send(email);
        throw new Error("the order was not placed");
      });
    expect(fail).toThrow("not placed");
    db.transaction(() => outbox.send({ ...email, to: "boris@verstak.example" }));
    await queue.deliver();
    expect(mail.mails.map(({ to }) => to)).toEqual([["boris@verstak.example"]]);
  });

  it("delivers each message exactly once when it stops between two and opens again on the same database", async () => {
    const own = gateways();
    const first = start({
      ...own,
      email: async (message, signal) => {
        await own.email?.(message, signal);
        void first.queue.stop();
      },
    });
    const people = ["a@verstak.example", "b@verstak.example", "c@verstak.example"];
    for (const to of people) first.outbox.send({ ...email, to });
    await first.queue.deliver();
    await first.queue.stop();
    expect([mail.mails.length, states(first.outbox)]).toEqual([1, ["waiting", "waiting", "sent"]]);
    db.close();
    db = connectDatabase(join(folder, "shop.sqlite"));
    const second = start();
    await second.queue.deliver();
    await second.queue.deliver();
    expect(mail.mails.map(({ to }) => to[0])).toEqual(people);
    expect(states(second.outbox)).toEqual(["sent", "sent", "sent"]);
  });

  it("sends a message once if an import begins before it is marked as sent", async () => {
    answerBusyAtOnce(db);
    const importing = connectDatabase(join(folder, "shop.sqlite"));
    const own = gateways();
    const { queue, outbox } = start({
      ...own,
      email: async (message, signal) => {
        await own.email?.(message, signal);
        importing.raw.exec("begin immediate");
      },
    });
    outbox.send(email);
    const delivered = queue.deliver();
    await expect.poll(() => mail.mails.length).toBe(1);
    const checked = queue.deliver();
    importing.raw.exec("rollback");
    await Promise.all([delivered, checked]);
    await queue.deliver();
    expect([mail.mails.length, states(outbox)]).toEqual([1, ["sent"]]);
    importing.close();
  });
});

it("keeps messages for 30 days, failed ones with their error, and orders for the owner until they are taken", async () => {
  mail.state.unknown = [email.to];
  const { queue, outbox } = start(createGateways({ smtpUrl: mail.url, smsUrl: null, orderWebhook: null }, shop));
  outbox.send(email);
  outbox.send({ ...email, to: "boris@verstak.example" });
  outbox.send(sms);
  await queue.deliver();
  db.run(
    "insert into message (kind, recipient, text, sent_at, state) values ('order', '1', '{}', ?, 'waiting')",
    now().toISOString(),
  );
  at += 30 * 86_400_000 - 1;
  dropOldMessages({ db, now });
  expect(states(outbox)).toEqual(["kept", "sent", "failed"]);
  expect(outbox.list().at(-1)?.error).toContain("No such mailbox");
  at += 1;
  dropOldMessages({ db, now });
  expect(outbox.list()).toEqual([]);
  expect(db.all("select kind, state from message")).toEqual([{ kind: "order", state: "waiting" }]);
});
