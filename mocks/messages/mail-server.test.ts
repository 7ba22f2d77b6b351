import { afterEach, beforeEach, describe, expect, it } from "vitest";

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

/** A queue with an e-mail in it; `later` goes on to its second try. */
function start() {
  let at = Date.parse("2026-11-20T09:00:00Z");
  const now = () => new Date(at);
  const gateways = createGateways({ smtpUrl: mail.url, smsUrl: null, orderWebhook: null }, readShop("mocks/demo"));
  const queue = createQueue({ db, now, gateways, limit: 300 });
  const outbox = createOutbox(db, now, undefined, queue);
  outbox.send({ kind: "email", to: "anna@verstak.example", language: "ru", subject: "Заказ", text: "В пути" });
  return { queue, outbox, later: () => void (at += 5_000) };
}

it("an e-mail is not accepted after a try that the server has outlasted, and again at the next one", async () => {
  let answer: () => void = () => undefined;
  mail.state.held = new Promise((resolve) => (answer = resolve));
  const { queue, outbox, later } = start();
  await queue.deliver();
  expect(outbox.list()).toMatchObject([{ state: "waiting" }]);
  answer();
  later();
  await queue.deliver();
  expect([outbox.list()[0]?.state, mail.mails.length]).toEqual(["sent", 1]);
});

it.each([530, 550, 553])(
  "an e-mail waits until the owner has repaired how the shop signs in to send (%d)",
  async (code) => {
    mail.state.refusal = code;
    const { queue, outbox, later } = start();
    await queue.deliver();
    const [message] = outbox.list();
    expect(message?.state).toBe("waiting");
    expect(message?.error).toContain("Authentication required");
    mail.state.refusal = 0;
    later();
    await queue.deliver();
    expect([outbox.list()[0]?.state, mail.mails.length]).toEqual(["sent", 1]);
  },
);

describe("after an outage, while an earlier e-mail still waits for its next try", () => {
  const next = { kind: "email", to: "anna@verstak.example", language: "ru", subject: "Далее" } as const;
  const texts = () => mail.mails.map(({ raw }) => Buffer.from(raw.split("\r\n\r\n")[1] ?? "", "base64").toString());
  const startAfterOutage = async () => {
    mail.state.accepts = false;
    const started = start();
    await started.queue.deliver();
    mail.state.accepts = true;
    return started;
  };

  it("the next one to the same customer comes after it", async () => {
    const { queue, outbox } = await startAfterOutage();
    outbox.send({ ...next, text: "Отменён" });
    await queue.deliver();
    expect(texts()).toEqual(["В пути", "Отменён"]);
  });

  it("a code, or an e-mail to another customer, does not wait for it", async () => {
    const { queue, outbox } = await startAfterOutage();
    outbox.send({ ...next, text: "Код: 1234", code: "1234" });
    outbox.send({ ...next, to: "boris@verstak.example", text: "Отменён" });
    await queue.deliver();
    expect(texts()).toEqual(["Код: 1234", "Отменён"]);
  });

  it("the next one does not use up its tries if the server fails again", async () => {
    const { queue, outbox, later } = await startAfterOutage();
    mail.state.accepts = false;
    for (let count = 0; count < 9; count += 1) {
      outbox.send({ ...next, text: "Отменён" });
      await queue.deliver();
    }
    expect(outbox.list().every(({ state }) => state === "waiting")).toBe(true);
    mail.state.accepts = true;
    later();
    await queue.deliver();
    expect(texts()).toEqual(["В пути", ...Array<string>(9).fill("Отменён")]);
  });
});
