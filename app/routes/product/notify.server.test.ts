import { afterEach, describe, expect, it, vi } from "vitest";

import { createTestVisit } from "~/session/test-visit";

import { askForNotice } from "./notify.server";

const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal("fetch", answers);

const visitor = (uid: string | null = "visitor-1") => createTestVisit(uid);

const ok = () => Promise.resolve(Response.json({ data: {} }));

afterEach(() => {
  answers.mockReset();
});

describe("askForNotice", () => {
  it.each([
    ["buyer@example.com", "buyer@example.com"],
    [" buyer@example.com ", "buyer@example.com"],
    ["+7 (900) 000-00-00", "+79000000000"],
    ["8 900 000 00 00", "+79000000000"],
    ["+375291234567", "+375291234567"],
  ])("sends %j as %j", async (contact, sent) => {
    answers.mockImplementation(ok);
    expect(await askForNotice(visitor(), "saw-1", contact)).toEqual({ status: 200 });
    const [url, init] = answers.mock.calls[0] ?? [];
    expect(url).toMatch(/\/api\/app\/catalog\/product\/saw-1\/notify$/);
    expect(init?.body).toBe(JSON.stringify({ uid: "visitor-1", contact: sent }));
  });

  it.each(["", "   "])("asks for what is missing in %j", async (contact) => {
    expect(await askForNotice(visitor(), "saw-1", contact)).toEqual({
      status: 400,
      answer: { contact, error: "required", message: null },
    });
    expect(answers).not.toHaveBeenCalled();
  });

  it.each(["buyer", "buyer@", "900", "+7 900 000-00", "call me 89000000000", `${"a".repeat(300)}@example.com`])(
    "refuses %j and keeps it",
    async (contact) => {
      expect(await askForNotice(visitor(), "saw-1", contact)).toEqual({
        status: 400,
        answer: { contact, error: "invalid", message: null },
      });
      expect(answers).not.toHaveBeenCalled();
    },
  );

  it("takes no file for a contact", async () => {
    const outcome = await askForNotice(visitor(), "saw-1", new File(["x"], "x.txt"));
    expect(outcome).toEqual({ status: 400, answer: { contact: "", error: "required", message: null } });
  });

  it("shows the API's words at the field", async () => {
    const error = { code: "validation_failed", message: "No", fields: { contact: "Not this one" } };
    answers.mockResolvedValue(Response.json({ error }, { status: 422 }));
    expect(await askForNotice(visitor(), "saw-1", "buyer@example.com")).toEqual({
      status: 400,
      answer: { contact: "buyer@example.com", error: "invalid", message: "Not this one" },
    });
  });

  it("says that there is no such product", async () => {
    answers.mockResolvedValue(Response.json({ error: { code: "product_not_found", message: "No" } }, { status: 404 }));
    expect(await askForNotice(visitor(), "none", "buyer@example.com")).toEqual({ status: 404 });
  });

  it.each([
    ["the API fails", () => Promise.resolve(new Response("", { status: 500 }))],
    ["the API is away", () => Promise.reject(new TypeError("fetch failed"))],
  ])("says that nothing was sent when %s", async (_name, answer) => {
    answers.mockImplementation(answer);
    expect(await askForNotice(visitor(), "saw-1", "buyer@example.com")).toEqual({
      status: 503,
      answer: { contact: "buyer@example.com", error: "failed", message: null },
    });
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it("says so when the visitor could not be named", async () => {
    const outcome = await askForNotice(visitor(null), "saw-1", "buyer@example.com");
    expect(outcome.status).toBe(503);
    expect(answers).not.toHaveBeenCalled();
  });
});
