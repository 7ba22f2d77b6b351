import { describe, expect, inject, test } from "vitest";

import { localePath } from "~/i18n/config";
import { imageWidths } from "~/lib/link";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { inlineScriptsOf } from "../fixtures/start-plan";
import { createApi } from "./support/api";
import { useShopWith } from "./support/isolated-shop";
import { createShopper, type Reply } from "./support/shopper";

const shop = inject("shopUrl");
const secure = useShopWith({
  SITE_URL: "https://shop.example",
  CAPTCHA_CLIENT_KEY: "client-key",
  CAPTCHA_SERVER_KEY: "server-key",
  CAPTCHA_URL: "https://captcha.example",
  METRIKA_ID: "123",
  MAPS_KEY: "a-key",
  PAYMENT_HOSTS: "pay.example,bank.example:8443",
});
const product = await createApi().product(landmarks.documents);

/** The directives of the content security policy, by name. */
function policyOf({ headers }: Pick<Reply, "headers">): Record<string, string[]> {
  const policy = headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

const nonceOf = (reply: Reply) => /'nonce-([\w+/=]+)'/.exec(reply.headers.get("Content-Security-Policy") ?? "")?.[1];

const strict = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const html = { Accept: "text/html" };

describe("every response has security headers", () => {
  test.each([
    ["a page", "GET", paths.home(), 200],
    ["a missing page", "GET", "/nowhere", 404],
    ["a missing file", "GET", "/assets/no-such-12345678.js", 404],
    ["a POST to a page without a form", "POST", paths.home(), 405],
    ["a POST over the size limit", "POST", paths.basketLines(), 413],
    ["a redirect", "GET", paths.personal(), 302],
    ["data", "GET", `${paths.catalog()}.data`, 200],
    ["the data of a missing page", "GET", "/nowhere.data", 404],
    ["a picture", "GET", paths.image(product.picture ?? "", imageWidths[0]), 200],
    ["a missing picture", "GET", "/images/1/upload/x.jpg", 404],
    ["a document", "GET", paths.document(product.documents[0]?.link ?? ""), 200],
    ["a file", "GET", "/icons.svg", 200],
    ["a feed", "GET", "/news/rss.xml", 200],
    ["the site map", "GET", "/sitemap.xml", 200],
    ["the offline page", "GET", paths.offline(), 200],
    ["the service worker", "GET", paths.serviceWorker(), 200],
    ["a path that cannot be decoded", "GET", "/%E0%A4%A", 404],
    ["a path with two slashes that cannot be decoded", "GET", "//%", 404],
  ])("%s", async (_, method, path, status) => {
    const body = method === "POST" ? new URLSearchParams({ x: "x".repeat(status === 413 ? 70_000 : 1) }) : undefined;
    const response = await fetch(shop + path, { method, redirect: "manual", headers: html, ...(body && { body }) });
    await response.body?.cancel();
    const { headers } = response;
    expect(response.status).toBe(status);
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; /);
    // Two headers would be joined with a comma.
    expect(headers.get("Content-Security-Policy")).not.toMatch(/,|unsafe/);
    expect(headers.get("Content-Security-Policy")).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    const isPicture = path.startsWith("/images/");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe(isPicture ? "cross-origin" : "same-origin");
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  });

  test("a response that is not a page may not load or run anything", async () => {
    for (const path of ["/icons.svg", "/news/rss.xml", "/healthz", `${paths.catalog()}.data`, paths.personal()]) {
      const { headers } = await createShopper().send(path);
      expect([path, headers.get("Content-Security-Policy")]).toEqual([path, strict]);
    }
  });
});

describe("a page", () => {
  const pages = [paths.home(), paths.catalog(), paths.product(landmarks.documents), paths.search("а"), paths.basket()];
  const others = [paths.contacts(), paths.signIn(), paths.consent(), paths.offline(), "/nowhere", paths.feedback()];

  test.each([...pages, ...others].flatMap((path) => [path, localePath("en", path)]))(
    "%s runs only scripts with its nonce, and has no inline styles or event handlers",
    async (path) => {
      const page = await createShopper().open(path);
      const nonce = nonceOf(page);
      const scripts = page.all("script:not([type])");
      expect(scripts.map((script) => script.getAttribute("nonce"))).toEqual(scripts.map(() => nonce));
      expect(page.all("style").every((style) => style.getAttribute("nonce") === nonce)).toBe(true);
      expect(page.all("[style], iframe, object, embed, base")).toEqual([]);
      const attributes = page.all("*").flatMap((element) => Object.keys(element.attributes));
      expect(attributes.filter((name) => /^on/i.test(name))).toEqual([]);
      if (!path.includes("offline")) expect(inlineScriptsOf(page.body).length).toBeGreaterThan(0);
    },
  );

  test("has a new 128-bit nonce each time", async () => {
    const replies = await Promise.all([1, 2, 3].map(() => createShopper().send(paths.home())));
    const nonces = replies.map((reply) => nonceOf(reply) ?? "");
    expect(new Set(nonces).size).toBe(3);
    expect(nonces.map((nonce) => Buffer.from(nonce, "base64").length)).toEqual([16, 16, 16]);
  });

  test("may post its forms only to allowed hosts, and loads nothing from other sites", async () => {
    const api = new URL(inject("apiUrl")).host;
    const { "script-src": scripts, ...policy } = policyOf(await createShopper().send(paths.home()));
    expect(scripts?.slice(0, 2)).toEqual(["'self'", "'strict-dynamic'"]);
    expect(policy).toMatchObject({
      "default-src": ["'none'"],
      "img-src": ["'self'", "blob:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "form-action": ["'self'", api],
    });
    expect(policy["frame-src"]).toBeUndefined();
  });

  test("colours its labels with CSS rules instead of inline styles", async () => {
    const page = await createShopper().open(paths.search("а"));
    // A drawing in the head would move to the body, where React does not expect it.
    expect(page.all("head svg")).toEqual([]);
    const grounds = new Set(page.all("[data-ground]").map((label) => label.getAttribute("data-ground")));
    const rules = page.all("style").map((style) => style.text);
    expect(grounds.size).toBeGreaterThan(0);
    for (const ground of grounds) expect(rules.join()).toContain(`[data-ground="${String(ground)}"]{--b:`);
  });
});

describe("over HTTPS", () => {
  const open = (path: string, headers = {}) => createShopper({ shop: secure.url() }).send(path, { headers });

  test("HSTS is on, and every cookie except the language's is bound to the host", async () => {
    const page = await open(paths.basket());
    expect(page.headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
    expect(policyOf(page)["upgrade-insecure-requests"]).toEqual([]);
    const consent = await createShopper({ shop: secure.url() }).post(paths.consent(), { answer: "given" });
    const written = [...page.headers.getSetCookie(), ...consent.headers.getSetCookie()];
    const names = written.map((cookie) => cookie.split("=")[0]);
    expect(new Set(names)).toEqual(new Set(["__Host-uid", "__Host-consent", "i18n_redirected"]));
    expect(written.filter((cookie) => !/; Path=\/(?:;|$)/.test(cookie) || !/; Secure/.test(cookie))).toEqual([]);
  });

  test("the site's URL comes from the settings and never from the request", async () => {
    const shopper = createShopper({ shop: secure.url() });
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher" };
    const feeds = ["/sitemap.xml", "/robots.txt", "/news/rss.xml"];
    for (const path of [paths.home(), "/en/catalog", paths.product(landmarks.inStock), ...feeds]) {
      const page = await shopper.open(path, headers);
      expect(page.status, path).toBe(200);
      expect(page.body).toContain("https://shop.example");
      expect(page.body).not.toContain("evil.example");
      expect(page.body).not.toContain(secure.url());
    }
  });

  test("configured services are allowed on every page, the map only on its own", async () => {
    const home = policyOf(await open(paths.home(), html));
    expect(home["form-action"]).toEqual(["'self'", "pay.example", "bank.example:8443"]);
    expect(home["frame-src"]).toEqual(["https://captcha.example"]);
    expect(home["connect-src"]).toEqual(expect.arrayContaining(["https://captcha.example", "https://mc.yandex.ru"]));
    expect(JSON.stringify(home)).not.toMatch(/maps|unsafe/);
    const contacts = policyOf(await open(localePath("en", paths.contacts()), html));
    expect(contacts["script-src"]).toContain("'unsafe-eval'");
    expect(contacts["connect-src"]).toContain("https://api-maps.yandex.ru");
    expect(JSON.stringify(contacts)).not.toContain("unsafe-inline");
  });

  test("a navigation to the map's page loads a document; requests from that page get data", async () => {
    const data = `${paths.contacts()}.data`;
    const fromElsewhere = await open(data, { Referer: secure.url() + paths.home() });
    expect([fromElsewhere.status, fromElsewhere.body]).toEqual([202, expect.stringContaining("reload")]);
    const fromThere = await open(data, { Referer: secure.url() + paths.contacts() });
    expect([fromThere.status, fromThere.body]).toEqual([200, expect.stringContaining("offices")]);
  });
});

describe("what other users of the same device may find", () => {
  const secret = [
    paths.personal(),
    paths.checkout(),
    paths.signIn(),
    paths.signUp(),
    paths.signOut(),
    paths.order(1, "x"),
    paths.orderTrack(),
    paths.orderPlaced("individual"),
  ];

  test.each(secret.flatMap((path) => [path, localePath("en", path)]))("%s is not cached", async (path) => {
    const shopper = createShopper();
    const [bare = "", query = ""] = path.split("?");
    const page = await shopper.send(path, { headers: html });
    const asked = await shopper.send(`${bare}.data?${query}`);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(asked.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each([paths.home(), paths.catalog(), paths.basket(), paths.favorites(), "/nowhere"])(
    "%s is cached only in the browser, and revalidated",
    async (path) => {
      const { headers } = await createShopper().send(path, { headers: html });
      expect(headers.get("Cache-Control")).toBe("private, no-cache");
    },
  );
});
