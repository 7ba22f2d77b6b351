import { createCookieSessionStorage } from "@remix-run/node";
import { afterEach, describe, expect, test, vi } from "vitest";

import { stubApi } from "../../../tests/fixtures/stub-api";
import { loader } from "./invoice";

/** A response of an untrusted API. */
let file = new Response();
const user = {
  ...{ id: 1, name: "", lastName: "", secondName: "", phone: null, email: null, birthday: null, company: null },
  ...{ emailConfirmed: false, hasPassword: false },
};

stubApi((url: string) =>
  Promise.resolve(url.includes("/document/") ? file.clone() : Response.json({ data: { user } })),
);

async function ask() {
  const storage = createCookieSessionStorage({
    cookie: { name: "session", secrets: ["a-developer-machine-only-secret"] },
  });
  const session = await storage.getSession();
  session.set("token", "token");
  session.set("uid", "uid");
  session.set("refreshedAt", Date.now());
  const cookie = (await storage.commitSession(session)).split(";")[0] ?? "";
  const request = new Request("http://shop.test/personal/history/1/invoice", { headers: { Cookie: cookie } });
  return loader({ params: { id: "1" }, request, context: {} });
}

afterEach(() => vi.clearAllMocks());

const of = (type: string, body: BodyInit = "<script>alert(1)</script>") =>
  new Response(body, { headers: { "Content-Type": type, "Set-Cookie": "session=stolen", "X-Own": "1" } });

describe("an invoice", () => {
  test("that is a PDF is served as a PDF", async () => {
    file = of("Application/PDF; charset=x".toLowerCase(), "%PDF-1.4");
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([200, "%PDF-1.4"]);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Disposition")).toBe('inline; filename="invoice-1.pdf"');
    expect(response.headers.get("X-Own")).toBeNull();
    expect(response.headers.getSetCookie().join()).not.toContain("stolen");
  });

  test("that is HTML cannot run scripts", async () => {
    file = of("text/html");
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^sandbox; default-src 'none'/);
  });

  test.each(["image/svg+xml", "application/javascript", "application/xhtml+xml", "text/plain", ""])(
    "of the type %j is none",
    async (type) => {
      file = of(type);
      const response = await ask();
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain("alert");
    },
  );

  test("over the size limit is rejected", async () => {
    file = of("application/pdf", new Uint8Array(10 * 1024 * 1024 + 1));
    expect((await ask()).status).toBe(503);
    file = of("application/pdf", new Uint8Array(10 * 1024 * 1024));
    expect((await ask()).status).toBe(200);
  });
});
