import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { feedbackSent, formSettings } from "~/api/schemas/feedback";
import { listConsents } from "#mocks/checkout/consents";
import { call } from "#mocks/testing/call";
import { lastMessage } from "#mocks/testing/customer";
import { createShop } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let png: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
  png = Uint8Array.from(await picture.png().toBuffer());
});
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

const good = {
  fio: "Иван Петров",
  phone: "+7 (999) 123-45-67",
  email: "ivan@example.com",
  subject: "product",
  comment: "Есть ли кейс?",
  communication: "phone",
};

function send(more: Record<string, string> = {}, files: File[] = [], language: "ru" | "en" = "ru") {
  const form = new FormData();
  const consents = JSON.stringify(listConsents(api.context.db, "ru", ["processing"]));
  for (const [name, value] of Object.entries({ ...good, consents, ...more })) form.set(name, value);
  for (const file of files) form.append("files[]", file);
  return call(api, "/api/app/form/feedback/send", { method: "POST", body: form, language });
}

it("the settings have subjects and reply methods in the requested language", async () => {
  const read = async (language: "ru" | "en") =>
    (await call(api, "/api/app/form/settings", { language })).data(formSettings).feedback;
  expect((await read("en")).subject[0]).toEqual({ id: 1, name: "A question about an order", code: "order" });
  expect((await read("ru")).communication.map(({ code }) => code)).toEqual(["phone", "email"]);
  expect((await read("en")).consents).toEqual(listConsents(api.context.db, "en", ["processing"]));
});

describe("a message to the shop", () => {
  it("is stored with its images and sent to the shop", async () => {
    const { id } = (await send({}, [new File([png], "case.png")])).data(feedbackSent);
    const row = api.context.db.get<{ phone: string; files: string }>(
      "select phone, files from feedback where id = ?",
      id,
    );
    expect(row?.phone).toBe("+79991234567");
    expect(JSON.parse(row?.files ?? "")).toMatchObject([{ name: "case.png", size: png.length }]);
    expect([...api.files.values()]).toEqual([png]);
    expect(lastMessage(api, "shop@verstak.example").text).toContain("Есть ли кейс?");
  });

  it("needs no phone for a reply by e-mail", async () =>
    expect((await send({ phone: "", communication: "email" })).status).toBe(200));

  it.each([
    [{ fio: " " }, "fio"],
    [{ email: "ivan" }, "email"],
    [{ phone: "" }, "phone"],
    [{ phone: "123" }, "phone"],
    [{ subject: "weather" }, "subject"],
    [{ comment: "" }, "comment"],
    [{ comment: "x".repeat(2001) }, "comment"],
    [{ communication: "pigeon" }, "communication"],
    [{ consents: "[]" }, "consents.processing"],
    [{ consents: "{broken" }, "consents.processing"],
  ])("is rejected for %j", async (more, field) => {
    for (const language of ["ru", "en"] as const) {
      const answer = await send(more, [], language);
      const { fields = {} } = answer.error();
      expect([answer.status, Object.keys(fields)]).toEqual([422, [field]]);
      expect(/[а-яё]/i.test(fields[field] ?? "")).toBe(language === "ru");
    }
    expect(api.context.outbox.list()).toEqual([]);
  });

  it("is rejected with a file that is not an image, or with eleven files", async () => {
    const fake = new File(["<svg/>"], "case.png");
    expect((await send({}, [fake])).error().fields).toHaveProperty("files");
    const many = Array.from({ length: 11 }, (_, n) => new File([png], `${n}.png`));
    expect((await send({}, many)).error().fields).toEqual({ files: "Не больше 10 файлов" });
    expect(api.files.size).toBe(0);
  });

  it("is limited to ten an hour per address", async () => {
    for (let n = 0; n < 10; n += 1) await send();
    expect((await send()).status).toBe(429);
    expect((await send({ email: "petr@example.com" })).status).toBe(200);
  });
});
