import { afterEach, describe, expect, test, vi } from "vitest";

import { createPreloader } from "./preload-links";
import { isSlowConnection } from "./slow-connection";
import { maySave } from "./typed-text";
import { countedVisit } from "./visits";

describe("preloading", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("requests the files of one page after those of another, each file once, and goes on after a failure", async () => {
    type Link = { href: string; onload: () => void; onerror: () => void };
    const requested: Link[] = [];
    // Styles, because Firefox and Safari have no link that preloads them for another page.
    const styles: string[] = [];
    let answerStyle = (_answer: Response) => {};
    vi.stubGlobal("fetch", (file: string) => {
      styles.push(file);
      return new Promise<Response>((resolve) => (answerStyle = resolve));
    });
    vi.stubGlobal("document", {
      querySelectorAll: () => [{ getAttribute: () => "/there.js" }],
      createElement: () => ({}),
      head: { append: (link: Link) => requested.push(link) },
    });
    const files = () => requested.map(({ href }) => href);
    const preload = createPreloader();
    preload([{ id: "a", module: "/a.js", imports: ["/there.js", "/shared.js"], css: ["/a.css"] }]);
    preload([{ id: "b", module: "/b.js", imports: ["/shared.js"] }]);
    preload([{ id: "c", module: "/c.js" }]);
    await vi.waitFor(() => expect([files(), styles]).toEqual([["/a.js", "/shared.js"], ["/a.css"]]));
    requested[0]?.onload();
    requested[1]?.onerror();
    await Promise.resolve();
    expect(files()).toHaveLength(2);
    answerStyle(new Response());
    await vi.waitFor(() => expect(files().slice(2)).toEqual(["/b.js"]));
    requested[2]?.onerror();
    await vi.waitFor(() => expect(files().slice(3)).toEqual(["/c.js"]));
  });

  test.each([
    [{ effectiveType: "slow-2g" }, true],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "4g", saveData: true }, true],
    [{ effectiveType: "4g", saveData: false }, false],
    [{}, false],
    [undefined, false],
  ])("takes a connection reported as %j for a slow one: %s", (connection, slow) => {
    vi.stubGlobal("navigator", { connection });
    expect(isSlowConnection()).toBe(slow);
  });
});

describe("typed text", () => {
  const field = (type: string, name: string, autocomplete: AutoFill = "") => maySave({ type, name, autocomplete });

  test("is saved for a reload", () => {
    const types = ["text", "search", "email", "tel", "number", "date", "textarea"];
    expect(types.filter((type) => !field(type, "comment"))).toEqual([]);
    expect(field("text", "postal_code", "postal-code")).toBe(true);
  });

  test("is not saved from fields for secrets and files, or without a name", () => {
    expect(field("password", "password")).toBe(false);
    // A password made visible by the shopper.
    expect(field("text", "confirmPassword")).toBe(false);
    expect(field("text", "secret", "current-password")).toBe(false);
    expect(field("text", "digits", "one-time-code")).toBe(false);
    expect(field("tel", "code")).toBe(false);
    expect(["hidden", "file", "checkbox", "submit"].map((type) => field(type, "x"))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(field("text", "")).toBe(false);
  });
});

describe("the counter", () => {
  const origin = "https://shop.example";
  const visit = (address: string) => {
    const { pathname, search } = new URL(address, origin);
    return countedVisit({ origin, pathname, search }, "The title");
  };

  test.each([
    ["/", "/"],
    ["/en/catalog/tools?f.brand=x&page=2", "/en/catalog/tools"],
    ["/product/saw-15?utm_source=letter", "/product/saw-15"],
    ["/news/2026-sale", "/news/2026-sale"],
  ])("receives the path and the title of %s", (address, path) => {
    expect(visit(address)).toEqual({ address: origin + path, title: "The title" });
  });

  test.each([
    ["/search?q=+79001234567", "/search"],
    ["/en/basket", "/en/basket"],
    ["/favorites?ids=1,2,3", "/favorites"],
    ["/checkout?type=legal", "/checkout"],
    ["/checkout/successful/individual", "/checkout/successful/individual"],
    ["/sign-in?redirectTo=/personal/history/7", "/sign-in"],
    ["/feedback", "/feedback"],
    ["/personal", "/personal"],
    ["/personal/history/1234/cancel?x=1", "/personal/history"],
    ["/en/personal/account/addresses/5", "/en/personal/account/addresses"],
    ["/order/track", "/order/track"],
    ["/order/1234", "/order"],
  ])("receives of %s only %s, without the title", (address, path) => {
    expect(visit(address)).toEqual({ address: origin + path, title: path });
  });

  test.each([
    "/order/12?key=Ab-9_x&payment=failed",
    "/en/sign-up/password?token=x",
    "/sign-in?step=recovery-2&token=x",
  ])("does not count %s", (address) => expect(visit(address)).toBeNull());
});
