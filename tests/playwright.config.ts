import { fileURLToPath } from "node:url";

import { defineConfig } from "playwright/test";

import { shopUrl } from "./fixtures/addresses";
import { findChromium } from "./runner/chromium.mjs";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const desktop = { width: 1280, height: 800 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * `x.spec.ts` is a journey for every project; `x.js.spec.ts` needs JavaScript, `x.mobile.spec.ts` a phone and
 * `x.desktop.spec.ts` a desktop, both with JavaScript.
 */
export default defineConfig({
  testDir: at("e2e"),
  outputDir: at("../test-results"),
  globalSetup: at("fixtures/playwright-shop.ts"),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: "line",
  use: {
    baseURL: shopUrl,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    trace: "off",
    launchOptions: { executablePath: findChromium() ?? undefined, args: flags },
  },
  projects: [
    { name: "js", testIgnore: /\.mobile\.spec\.ts$/, use: { viewport: desktop } },
    {
      name: "no-js",
      testIgnore: /\.(js|mobile|desktop)\.spec\.ts$/,
      use: { viewport: desktop, javaScriptEnabled: false },
    },
    { name: "mobile", testIgnore: /\.desktop\.spec\.ts$/, use: phone },
  ],
});
