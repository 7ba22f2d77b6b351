import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createDemoCustomer } from "../support/demo-customer";
import { fillForm, type Fill } from "../support/form";
import { humanToken } from "../support/human-token";
import { noticesOf, fieldMessage, textOf, toPage, type Page } from "../support/page";
import { createShopper, type Shopper } from "../support/shopper";
import { shop } from "./shop";

const submit = "main form button:not([type])";
const alertOf = (page: Page) => textOf(page.one('main [role="alert"]'));
const at = (locale: Locale) => localePath(locale, paths.feedback());

/** Each shopper has a separate client address, because the shop accepts ten forms in ten minutes from one. */
const addresses = new Map<Shopper, string>();
function addressOf(shopper: Shopper): string {
  const address = addresses.get(shopper) ?? `10.0.0.${addresses.size + 1}`;
  addresses.set(shopper, address);
  return address;
}

/** The API accepts ten messages an hour from an e-mail address. */
let last = 0;
const newEmail = () => `message-${(last += 1)}@example.ru`;

/** A valid message for an open form. */
function validMessage(page: Page): Record<string, string> & { email: string } {
  const consent = page.one('input[name="consents.processing"]').getAttribute("value") ?? "";
  const who = { fio: "Вера <b>Гайкина</b>", email: newEmail(), phone: "8 (999) 123-45-67", country: "RU" };
  const what = { subject: "product", comment: "Есть ли кейс?", communication: "phone", "consents.processing": consent };
  return { ...who, ...what, issued: humanToken("feedback") };
}

async function photo(name: string): Promise<File> {
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c93" } });
  return new File([new Uint8Array(await made.jpeg().toBuffer())], name, { type: "image/jpeg" });
}

/** Sends the form as a browser without JavaScript does. */
async function sendForm(shopper: Shopper, page: Page, fill: Fill, files: File[] = []): Promise<Page> {
  const { action, entries } = fillForm(page, submit, fill);
  const body = new FormData();
  for (const [name, value] of entries) if (name !== "files") body.append(name, value);
  for (const file of files.length > 0 ? files : [new File([], "")]) body.append("files", file);
  const headers = { Origin: shop.url(), "X-Forwarded-For": addressOf(shopper) };
  return toPage(await shopper.send(action, { method: "POST", headers, body }));
}

async function open(locale: Locale) {
  const shopper = createShopper({ shop: shop.url(), cookies: { i18n_redirected: locale } });
  return { shopper, page: await shopper.open(at(locale)) };
}

async function messagesWith(text: string): Promise<string[]> {
  const answer = await fetch(`${shop.api().url}/outbox`, { headers: { Accept: "application/json" } });
  const { data } = (await answer.json()) as { data: { messages: { text: string }[] } };
  return data.messages.map((message) => message.text).filter((message) => message.includes(text));
}

describe.each(locales)("a message to the shop in %s", (locale) => {
  const t = translateFor(locale);

  test("is sent with photos; then the form is empty and shows thanks", async () => {
    const { shopper, page } = await open(locale);
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(textOf(page.one("h1"))).toBe(t("feedback:title"));
    const message = validMessage(page);
    const sent = await sendForm(shopper, page, message, [await photo("front.jpg"), await photo("back.jpg")]);
    expect([sent.status, sent.location]).toEqual([303, at(locale)]);
    const [received] = await messagesWith(message.email);
    expect(received).toContain("Вера <b>Гайкина</b>");
    expect(received).toContain("+79991234567");
    expect(received).toContain("Файлов: 2");
    const after = await shopper.follow(sent);
    expect(noticesOf(after)).toEqual([`${t("feedback:doneTitle")} ${t("feedback:doneText")}`]);
    expect(after.one('input[name="fio"]').getAttribute("value") ?? "").toBe("");
    expect(after.one("#feedback-comment").text.trim()).toBe("");
  });

  test("is rejected with a message at every required field if it is empty", async () => {
    const { shopper, page } = await open(locale);
    expect(page.one('input[name="communication"][checked]').getAttribute("value")).toBe("email");
    const refused = await sendForm(shopper, page, { comment: "  ", communication: "phone" });
    expect(refused.status).toBe(400);
    const said = (name: string) => fieldMessage(refused, refused.one(`[id="feedback-${name}"]`));
    // A call needs a phone.
    const faults = [
      ["fio", "forms:empty.fio"],
      ["phone", "forms:required"],
      ["email", "forms:empty.email"],
      ["comment", "forms:empty.comment"],
    ] as const;
    for (const [name, fault] of faults) expect([name, said(name)]).toEqual([name, t(fault)]);
    expect(said("subject")).toBe(t("feedback:subjectRequired"));
    expect(said("consents.processing")).toBe(t("feedback:consentRequired"));
    const links = refused.all(`[role="group"][aria-label="${t("forms:summary")}"] a`);
    expect(links.map((link) => refused.all(`[id="${link.getAttribute("href")?.slice(1)}"]`).length)).toEqual(
      Array(6).fill(1),
    );
    expect(links.map(textOf)).toEqual(
      expect.arrayContaining(faults.map(([, fault]) => expect.stringContaining(t(fault)) as string)),
    );
  });

  test("with invalid fields and an invalid photo is rejected, and the typed values stay", async () => {
    const { shopper, page } = await open(locale);
    const message = validMessage(page);
    const wrong = { ...message, email: "vera@", phone: "12345" };
    const text = new File(["<script>alert(1)</script>"], "bad.jpg", { type: "image/jpeg" });
    const refused = await sendForm(shopper, page, wrong, [text]);
    expect(refused.status).toBe(400);
    const said = (name: string) => fieldMessage(refused, refused.one(`#feedback-${name}`));
    expect(said("email")).toBe(t("forms:email"));
    expect(said("phone")).toBe(t("forms:phone"));
    expect(said("files")).toBe(t("forms:files.at", { name: "bad.jpg", fault: t("forms:files.type") }));
    expect(refused.one("#feedback-phone").getAttribute("value")).toBe("12345");
    expect(refused.one("#feedback-fio").getAttribute("value")).toBe(message["fio"]);
    expect(refused.one("#feedback-comment").text.trim()).toBe(message["comment"]);
    expect(refused.one('#feedback-subject option[value="product"]').hasAttribute("selected")).toBe(true);
    expect(refused.one('input[name="consents.processing"]').hasAttribute("checked")).toBe(true);
    expect(textOf(refused.one("main form"))).toContain(t("forms:files.again"));
    expect(await messagesWith(wrong.email)).toEqual([]);
  });

  test("with an answer by e-mail needs no phone, but an invalid phone is rejected", async () => {
    const { shopper, page } = await open(locale);
    const message = { ...validMessage(page), communication: "email", phone: "123" };
    const refused = await sendForm(shopper, page, message);
    expect(fieldMessage(refused, refused.one("#feedback-phone"))).toBe(t("forms:phone"));
    expect((await sendForm(shopper, refused, { ...message, phone: "" })).status).toBe(303);
  });

  test("stays in the form with an error message if the API rejects it", async () => {
    const { shopper, page } = await open(locale);
    const message = validMessage(page);
    await shop.api().fault({ path: "/api/app/form/feedback/send", fault: "status", status: 500, times: 1 });
    const failed = await sendForm(shopper, page, message);
    expect([failed.status, alertOf(failed)]).toEqual([503, `${t("feedback:failedTitle")}${t("feedback:failedText")}`]);
    expect(failed.one("#feedback-comment").text.trim()).toBe(message["comment"]);

    await shop.api().fault({ path: "/api/app/*", fault: "drop" });
    const away = await sendForm(shopper, failed, message);
    const closed = await shopper.open(at(locale));
    await shop.api().forgetFaults();
    expect([away.status, alertOf(away)]).toEqual([503, alertOf(failed)]);
    expect(away.one("#feedback-email").getAttribute("value")).toBe(message.email);
    // The last known settings are used, so the form still opens.
    expect([closed.status, closed.all("#feedback-subject option").length > 1]).toEqual([200, true]);
    const again = await sendForm(shopper, away, { issued: humanToken("feedback") });
    expect([again.status, (await messagesWith(message.email)).length]).toEqual([303, 1]);
  });
});

test("the texts match the specification", () => {
  const t = translateFor("ru");
  expect([t("feedback:doneTitle"), t("feedback:doneText")]).toEqual([
    "Спасибо за обратную связь!",
    "С вами свяжется наш менеджер для дальнейших действий",
  ]);
  expect([t("feedback:failedTitle"), t("feedback:failedText")]).toEqual([
    "Произошла ошибка!",
    "С вами свяжется наш менеджер для дальнейших действий или попробуйте позже.",
  ]);
  expect(t("forms:notification.title")).toBe("Успех");
});

test("a message that is sent right after the page loaded is accepted", async () => {
  const { shopper, page } = await open("ru");
  const { issued: _, ...message } = validMessage(page);
  expect((await sendForm(shopper, page, message)).status).toBe(303);
  expect(await messagesWith(message.email)).toHaveLength(1);
});

test("bots and old versions of a consent are detected", async () => {
  const { shopper, page } = await open("ru");
  const t = translateFor("ru");
  const message = validMessage(page);
  expect(alertOf(await sendForm(shopper, page, { ...message, website: "http://spam.example" }))).toBe(
    t("forms:human.refused"),
  );
  expect(alertOf(await sendForm(shopper, page, { ...message, issued: humanToken("order-refund") }))).toBe(
    t("forms:human.refused"),
  );
  const body = { ...message, "consents.processing": "1999-01-01" };
  const old = toPage(await shopper.post(paths.feedback(), body));
  expect(fieldMessage(old, old.one('[id="feedback-consents.processing"]'))).toBe(t("feedback:consentRequired"));
  expect(await messagesWith(message.email)).toEqual([]);
});

test("a script gets a confirmation instead of a redirect", async () => {
  const { shopper, page } = await open("en");
  const fields = { ...validMessage(page), via: "fetch" };
  const headers = { Origin: shop.url(), "X-Forwarded-For": addressOf(shopper) };
  const path = `${at("en")}.data`;
  const taken = await shopper.send(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  expect([taken.status, taken.body.includes('"done"')]).toEqual([200, true]);
  const refused = await shopper.send(path, {
    ...{ method: "POST", headers },
    body: new URLSearchParams({ ...fields, fio: "" }),
  });
  expect([refused.status, refused.body.includes(translateFor("en")("forms:empty.fio"))]).toEqual([200, true]);
});

test("a customer's name, phone and e-mail are prefilled and may be changed", async () => {
  const { shopper } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
  const page = await shopper.open(paths.feedback());
  const value = (name: string) => page.one(`#feedback-${name}`).getAttribute("value");
  expect(value("email")).toBe("anna@verstak.example");
  expect(value("phone")).toBe("+7 (900) 000-01-01");
  expect(value("fio")).toMatch(/^Анна /);
  const { fio, email, ...others } = validMessage(page);
  expect((await sendForm(shopper, page, { ...others, email })).status).toBe(303);
  expect((await messagesWith(email))[0]).not.toContain(String(fio));
});

test("a visitor who has sent many messages has to wait", async () => {
  const { shopper, page } = await open("ru");
  const statuses = [];
  for (let sent = 0; sent < 11; sent += 1) statuses.push((await sendForm(shopper, page, validMessage(page))).status);
  expect(statuses.at(-1)).toBe(429);
  const rejected = await sendForm(shopper, page, validMessage(page));
  expect(alertOf(rejected)).toMatch(/^Слишком много обращений. Попробуйте снова через \d+ минут/);
  expect(rejected.one("#feedback-comment").text.trim()).not.toBe("");
});
