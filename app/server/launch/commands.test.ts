import { expect, test } from "vitest";

import { apiAddress, apiCommand, ownerCommand, reachable, shopCommand } from "./commands.mjs";
import { readSettings } from "./settings.mjs";

const { settings } = readSettings(
  { PORT: "4000", API_PORT: "4001", SESSION_SECRETS: "a-secret-that-is-long-enough-for-all" },
  "start",
);

test("the built shop gets all settings and runs in production mode", () => {
  const { args, env } = shopCommand(settings, "start", { NODE_ENV: "test", TZ: "UTC" });
  expect(args.at(-1)).toBe("build/server/index.js");
  expect(env).toMatchObject({
    TZ: "UTC",
    NODE_ENV: "production",
    PORT: "4000",
    API_URL: "http://127.0.0.1:4001",
    SITE_URL: "http://localhost:4000",
    SESSION_SECRETS: "a-secret-that-is-long-enough-for-all",
    DEBUG: "0",
  });
});

test("the development server fails if its port is taken", () => {
  const { args, env } = shopCommand({ ...settings, host: "0.0.0.0" }, "dev", {});
  expect(args.slice(1)).toEqual(["vite:dev", "--port", "4000", "--strictPort", "--host", "0.0.0.0"]);
  expect(env.NODE_ENV).toBe("development");
});

test("the API simulates failures only if requested", () => {
  expect(apiCommand(settings, "start", {}).env.NODE_ENV).toBe("production");
  expect(apiCommand(settings, "start", { NODE_ENV: "test" }).env.NODE_ENV).toBe("test");
  expect(apiCommand(settings, "dev", {}).env.NODE_ENV).toBe("development");
});

test("the orders command works on the API's data, for the API's shop", () => {
  const { args, env } = ownerCommand(settings, "orders", ["set", "100040", "shipped"], {
    SMTP_URL: "smtp://mail.example",
  });
  expect(args.slice(-5)).toEqual(["mocks/owner/run.ts", "orders", "set", "100040", "shipped"]);
  expect(env).toMatchObject({ DATA_DIR: ".data", SHOP_DIR: "mocks/demo", SMTP_URL: "smtp://mail.example" });
});

test("an address to listen on is converted to one to connect to", () => {
  expect(["0.0.0.0", "::", "::1", "localhost"].map(reachable)).toEqual([
    "127.0.0.1",
    "127.0.0.1",
    "[::1]",
    "localhost",
  ]);
  expect(apiAddress({ ...settings, apiUrl: "https://api.example" })).toBe("https://api.example");
});
