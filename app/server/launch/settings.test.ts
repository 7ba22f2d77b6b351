import { describe, expect, test } from "vitest";

import { isMode, readSettings, warningsOf, whatRuns } from "./settings.mjs";

describe("readSettings", () => {
  test("gives every setting a default that works on a developer's machine", () => {
    expect(readSettings({}, "start")).toEqual({
      faults: [],
      settings: {
        port: 3000,
        host: null,
        apiPort: 3001,
        apiHost: "127.0.0.1",
        apiUrl: null,
        metricsPort: null,
        metricsHost: "127.0.0.1",
        siteUrl: "http://localhost:3000",
        dataDir: ".data",
        shopDir: "mocks/demo",
        sessionSecrets: [],
        debug: false,
        seedProducts: 1200,
        imageCacheMb: 512,
        logLevel: "info",
      },
    });
  });

  test("trims values and removes trailing slashes of addresses", () => {
    const { settings, faults } = readSettings(
      {
        PORT: " 8080 ",
        API_URL: "https://api.example/v1/",
        SITE_URL: "https://shop.example/",
        SESSION_SECRETS: "a-secret-that-is-long-enough-for-all, another-that-is-long-enough-for-all",
        DEBUG: "1",
      },
      "serve",
    );
    expect(faults).toEqual([]);
    expect(settings).toMatchObject({ port: 8080, apiUrl: "https://api.example/v1", siteUrl: "https://shop.example" });
    expect(settings).toMatchObject({
      debug: true,
      sessionSecrets: ["a-secret-that-is-long-enough-for-all", "another-that-is-long-enough-for-all"],
    });
  });

  test("treats an empty variable as unset", () => {
    const { settings, faults } = readSettings({ PORT: "", API_URL: "  ", LOG_LEVEL: "" }, "start");
    expect(faults).toEqual([]);
    expect(settings).toMatchObject({ port: 3000, apiUrl: null, logLevel: "info" });
  });

  test.each(["0", "-1", "65536", "80a", "3e3", "1.5", "0x50"])("refuses %s as a port", (PORT) => {
    expect(readSettings({ PORT }, "start").faults).toEqual([`PORT=${PORT} is not a whole number from 1 to 65535`]);
  });

  test("reports a port that browsers or HTTP clients block", () => {
    expect(readSettings({ PORT: "6000", API_PORT: "10080" }, "start").faults).toEqual([
      "PORT=6000 is a port that browsers refuse",
      "API_PORT=10080 is a port that HTTP clients refuse",
    ]);
  });

  test("requires two different ports if both processes run", () => {
    const env = { PORT: "3500", API_PORT: "3500" };
    expect(readSettings(env, "start").faults).toEqual(["API_PORT=3500 is the shop's port too"]);
    expect(readSettings({ METRICS_PORT: "3001" }, "start").faults).toEqual([
      "METRICS_PORT=3001 is the port of the shop or its API too",
    ]);
    expect(readSettings({ ...env, API_URL: "http://api.example" }, "start").faults).toEqual([]);
  });

  test("reports an API_URL that is the shop's own address, because each of its calls would make further ones", () => {
    const itself = "is the shop itself (PORT=3000): it would call itself without end";
    const faultsOf = (env: Record<string, string>) => readSettings(env, "start").faults;
    expect(faultsOf({ API_URL: "http://localhost:3000/" })).toEqual([`API_URL=http://localhost:3000/ ${itself}`]);
    expect(faultsOf({ API_URL: "http://127.0.0.1:3000" })).toHaveLength(1);
    expect(faultsOf({ API_URL: "http://10.0.0.5:3000", HOST: "10.0.0.5" })).toHaveLength(1);
    expect(faultsOf({ API_URL: "http://localhost:3000", PORT: "3500" })).toEqual([]);
    expect(faultsOf({ API_URL: "http://10.0.0.6:3000" })).toEqual([]);
    expect(faultsOf({ API_URL: "http://127.0.0.1:3000", HOST: "10.0.0.5" })).toEqual([]);
    expect(faultsOf({ API_URL: "https://shop.example", SITE_URL: "https://shop.example" })).toEqual([]);
  });

  test.each([
    ["localhost:3001", "is not an address such as https://shop.example"],
    ["ftp://api.example", "is not an address such as https://shop.example"],
    ["http://api.example/?v=1", "must have no query, hash, user or password"],
  ])("refuses %s as the API's address", (API_URL, complaint) => {
    expect(readSettings({ API_URL }, "start").faults).toEqual([`API_URL=${API_URL} ${complaint}`]);
  });

  test("does not print the password of an address that must have none", () => {
    expect(readSettings({ API_URL: "http://user:pass@api.example" }, "start").faults).toEqual([
      "API_URL=http://…@api.example must have no query, hash, user or password",
    ]);
  });

  test("rejects a site address with a path", () => {
    expect(readSettings({ SITE_URL: "https://shop.example/x" }, "start").faults).toEqual([
      "SITE_URL=https://shop.example/x must have no path",
    ]);
  });

  test.each([
    ["short", "a-secret-of-31-characters-here!"],
    ["made of few characters", "abcabcabcabcabcabcabcabcabcabcabcabcabcabc"],
    ["empty, after a good one", "a-secret-that-is-long-enough-for-all,"],
    ["short, before a good one", "short,a-secret-that-is-long-enough-for-all"],
  ])("refuses a secret that is %s without showing it", (_, SESSION_SECRETS) => {
    expect(readSettings({ SESSION_SECRETS }, "start").faults).toEqual([
      "SESSION_SECRETS=… must hold secrets of at least 32 characters, 10 of them different, with commas between them: " +
        "make one with `openssl rand -hex 32`",
    ]);
  });

  test.each([
    [{ SMTP_URL: "mail.example" }, "SMTP_URL=… is not an address such as smtps://user:password@mail.example:465"],
    [
      { SMTP_URL: "smtp://mail.example:99999" },
      "SMTP_URL=… is not an address such as smtps://user:password@mail.example:465",
    ],
    [
      { SMS_URL: "https://sms.example?key=secret&to={phone}" },
      "SMS_URL=… is not an address such as https://sms.example/send?to={phone}&text={text}",
    ],
    [
      { ORDER_WEBHOOK_URL: "https://crm.example" },
      "ORDER_WEBHOOK_SECRET is not set, though ORDER_WEBHOOK_URL is: set both or neither",
    ],
    [
      { ORDER_WEBHOOK_URL: "https://crm.example", ORDER_WEBHOOK_SECRET: "short" },
      "ORDER_WEBHOOK_SECRET=… has fewer than 16 characters",
    ],
  ])("refuses %j as a gateway without showing its secrets", (env, complaint) => {
    expect(readSettings(env, "start").faults).toEqual([complaint]);
  });

  test("reports all faults at once, one line each", () => {
    const { faults } = readSettings({ PORT: "x\ny", DEBUG: "yes", SEED_PRODUCTS: "0", LOG_LEVEL: "loud" }, "start");
    expect(faults).toEqual([
      "PORT=x\\ny is not a whole number from 1 to 65535",
      "DEBUG=yes is not one of 0, 1, false, true",
      "SEED_PRODUCTS=0 is not a whole number from 1 to 1000000",
      "LOG_LEVEL=loud is not one of silent, error, info, debug",
    ]);
  });

  test("requires the API's address and the secrets if the shop runs alone", () => {
    expect(readSettings({}, "serve").faults).toEqual([
      "API_URL is not set: the shop alone needs the address of its API",
      "SESSION_SECRETS is not set: make one with `openssl rand -hex 32`",
    ]);
  });
});

test("starts the embedded API only if no other is set", () => {
  expect(whatRuns({ apiUrl: null }, "start")).toEqual({ shop: true, api: true });
  expect(whatRuns({ apiUrl: "http://api.example" }, "dev")).toEqual({ shop: true, api: false });
  expect(whatRuns({ apiUrl: "http://api.example" }, "api")).toEqual({ shop: false, api: true });
  expect(whatRuns({ apiUrl: null }, "serve")).toEqual({ shop: true, api: false });
});

test("knows its modes", () => {
  expect(["start", "dev", "serve", "api", "reset"].every(isMode)).toBe(true);
  expect(isMode("constructor")).toBe(false);
});

describe("in production", () => {
  const NODE_ENV = "production";
  const refused = [
    "API_URL is not set: in production the demo shop, whose customers' passwords are public, needs DEMO=1",
  ];

  test.each(["start", "api"] as const)("%s runs the demo where the owner says so alone", (mode) => {
    expect(readSettings({ NODE_ENV }, mode).faults).toEqual(refused);
    expect(readSettings({ NODE_ENV, DEMO: "0" }, mode).faults).toEqual(refused);
    expect(readSettings({ NODE_ENV, DEMO: "1" }, mode).faults).toEqual([]);
    expect(readSettings({}, mode).faults).toEqual([]);
  });

  test("the fault of a shop without demo customers is about payments, not about passwords", () => {
    expect(readSettings({ NODE_ENV, SHOP_DIR: "tests/fixtures/tea-shop" }, "start").faults).toEqual([
      "API_URL is not set: in production the embedded API, which takes no money from cards, needs DEMO=1",
    ]);
  });

  test("a shop with its own API is not a demo", () => {
    expect(readSettings({ NODE_ENV, API_URL: "https://api.example" }, "start").faults).toEqual([]);
  });

  test.each([
    ["http://shop.example", "serve", {}, 1],
    ["http://shop.example", "start", { NODE_ENV }, 1],
    ["http://shop.example", "start", {}, 0],
    ["https://shop.example", "serve", {}, 0],
    ["http://localhost:8080", "serve", {}, 0],
  ] as const)("SITE_URL=%s is warned of by %s with %j: %i lines", (SITE_URL, mode, env, lines) => {
    const warnings = warningsOf(readSettings({ SITE_URL }, mode).settings, mode, env);
    expect(warnings).toHaveLength(lines);
    expect(warnings.join()).toMatch(lines ? /^SITE_URL=http:\/\/shop\.example is not HTTPS/ : /^$/);
  });
});
