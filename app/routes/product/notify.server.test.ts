import { afterEach, describe, expect, it, vi } from "vitest";

import { translator } from "~/i18n/translate";
import { createTestVisit } from "~/session/test-visit";

import { stubApi } from "../../../tests/fixtures/stub-api";
import { subscribeToNotice } from "./notify.server";

const answers = vi.fn<(url: string, init: { method: string; body: string | null }) => Promise<Response>>();
stubApi(answers);

const visitor = (uid: string | null = "visitor-1") => createTestVisit(uid);
const t = translator("en");

const ok = () => Promise.resolve(Response.json({ data: {} }));

function posted(contact: string | File): FormData {
  const form = new FormData();
  form.set("contact", contact);
  return form;
}

let addresses = 0;

/** A request from an address of its own, or from the given one. */
const from = (address = `192.0.2.${(addresses += 1)}`) =>
  new Request("http://localhost:3000/product/saw-1/notify", { headers: { "x-client-address": address } });

/** The form's errors and the HTTP status. */
async function refusalOf(contact: string | File, visit = visitor(), request = from()) {
  const outcome = await subscribeToNotice(visit, "saw-1", request, posted(contact));
  if (outcome === null || typeof outcome === "string") throw new Error(`Not refused: ${String(outcome)}`);
  const { initialValue, error } = outcome.data.lastResult;
  return { status: outcome.init?.status, typed: initialValue?.contact, errors: error?.contact };
}

afterEach(() => {
  answers.mockReset();
});

describe("subscribeToNotice", () => {
  it.each([
    ["buyer@example.com", "buyer@example.com"],
    [" buyer@example.com ", "buyer@example.com"],
    ["+7 (900) 000-00-00", "+79000000000"],
    ["8 900 000 00 00", "+79000000000"],
    ["+375291234567", "+375291234567"],
  ])("sends %j as %j", async (contact, sent) => {
    answers.mockImplementation(ok);
    expect(await subscribeToNotice(visitor(), "saw-1", from(), posted(contact))).toBeNull();
    const [url, init] = answers.mock.calls[0] ?? [];
    expect(url).toMatch(/\/api\/app\/catalog\/product\/saw-1\/notify$/);
    expect(init?.body).toBe(JSON.stringify({ uid: "visitor-1", contact: sent }));
  });

  it.each(["", "   "])("requires a contact in %j", async (contact) => {
    expect(await refusalOf(contact)).toMatchObject({ status: 400, errors: [t("product:notify.required")] });
    expect(answers).not.toHaveBeenCalled();
  });

  it.each(["buyer", "buyer@", "900", "+7 900 000-00", "call me 89000000000", `${"a".repeat(300)}@example.com`])(
    "refuses %j and keeps it",
    async (contact) => {
      expect(await refusalOf(contact)).toEqual({
        status: 400,
        typed: contact,
        errors: [t("product:notify.invalid")],
      });
      expect(answers).not.toHaveBeenCalled();
    },
  );

  it("rejects a file as a contact", async () => {
    expect(await refusalOf(new File(["x"], "x.txt"))).toEqual({ status: 400, errors: [t("product:notify.required")] });
  });

  it("shows the API's message at the field", async () => {
    const error = { code: "validation_failed", message: "No", fields: { contact: "Not this one" } };
    answers.mockResolvedValue(Response.json({ error }, { status: 422 }));
    expect(await refusalOf("buyer@example.com")).toEqual({
      status: 400,
      typed: "buyer@example.com",
      errors: ["Not this one"],
    });
  });

  it("reports an unknown product", async () => {
    answers.mockResolvedValue(Response.json({ error: { code: "product_not_found", message: "No" } }, { status: 404 }));
    expect(await subscribeToNotice(visitor(), "none", from(), posted("buyer@example.com"))).toBe("no-product");
  });

  it.each([
    ["the API fails", 503, () => Promise.resolve(new Response("", { status: 500 }))],
    ["a gateway has not waited for the request", 503, () => Promise.resolve(new Response("", { status: 408 }))],
    ["a gateway gets too many requests", 429, () => Promise.resolve(new Response("<html>", { status: 429 }))],
    ["the API is unreachable", 503, () => Promise.reject(new TypeError("fetch failed"))],
  ])("says that nothing was sent when %s, with status %i", async (_name, status, answer) => {
    answers.mockImplementation(answer);
    expect(await refusalOf("buyer@example.com")).toEqual({
      status,
      typed: "buyer@example.com",
      errors: [t("product:notify.failed")],
    });
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it("counts a phone in the budget for SMS, unless the API refuses it", async () => {
    const request = from("198.51.100.1");
    answers.mockImplementation(() => Promise.resolve(new Response("", { status: 500 })));
    await refusalOf("+79000000001", visitor(), request);
    answers.mockReset().mockImplementation(ok);
    for (let sent = 0; sent < 20; sent += 1)
      expect(await subscribeToNotice(visitor(), "saw-1", request, posted("+79000000002"))).toBeNull();
    expect(await refusalOf("+79000000003", visitor(), request)).toMatchObject({ status: 429, typed: "+79000000003" });
    expect(answers).toHaveBeenCalledTimes(20);
    expect(await subscribeToNotice(visitor(), "saw-1", request, posted("buyer@example.com"))).toBeNull();
  });

  it("shows an error if the visitor has no identifier", async () => {
    expect(await refusalOf("buyer@example.com", visitor(null))).toMatchObject({ status: 503 });
    expect(answers).not.toHaveBeenCalled();
  });
});
