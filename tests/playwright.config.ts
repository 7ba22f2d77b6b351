import { fileURLToPath } from "node:url";

import { defineConfig } from "playwright/test";

import { shopUrl } from "./fixtures/addresses";
import { withoutPictures } from "./fixtures/chromium-launch";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The texts that the tests expect hold the shop's name.
process.env.SHOP_DIR ??= at("../mocks/demo");

const desktop = { width: 1280, height: 800 };
/** Matches the titles of journeys in English. */
const inEnglish = / en: /;
/**
 * What runs on a phone: the specs for phones, the journeys in English, and those whose code depends on the screen. A
 * journey that is in no language would do on a phone what it does on the desktop.
 */
const onPhones = / en: |\.mobile\.spec\.ts |(axe|header|late-font|pictures|share-device|slider)\.js\.spec\.ts /;
/**
 * The journeys that also run without JavaScript. There a browser sends and shows the same as the HTTP tests do, which
 * these journeys verify; `routes.mobile.spec.ts` verifies that no page has a button that works only with JavaScript.
 */
const withoutScript = [
  /(basket|checkout|compare|favorites|feedback|order-track|personal-orders|sign-in)\.spec\.ts$/,
  /\.no-js\.spec\.ts$/,
];
/**
 * Journeys whose scripts do not depend on the screen: on a phone they would run the same code. `routes.mobile.spec.ts`
 * opens each of their pages on a phone in English, and the HTTP tests read and post them in both languages.
 */
const alikeOnPhones = [
  /(checkout|failed-part|feedback|kept-text|loading|map|new-build|offline|order-dialogs)\.js\.spec\.ts$/,
  /(phone|print|reviews|sign-in-dialog|sign-in-steps|suggestions|tabs)\.js\.spec\.ts$/,
  /(consent|feedback|language|order-track|share|sign-in)\.spec\.ts$/,
  /personal-(account|account-sessions|credentials|orders)\.spec\.ts$/,
];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * `x.spec.ts` is a journey for every project. `x.js.spec.ts` needs JavaScript, `x.no-js.spec.ts` its absence,
 * `x.mobile.spec.ts` a phone and `x.desktop.spec.ts` a desktop, both with JavaScript. A journey in both languages runs
 * in Russian on the desktop and in English on a phone, because the HTTP suite reads every page and posts every form in
 * both.
 */
export default defineConfig({
  testDir: at("e2e"),
  outputDir: at("../test-results"),
  globalSetup: at("fixtures/playwright-shop.ts"),
  // More than the number of processors: journeys wait for connections that are slow on purpose. A worker belongs to one
  // project, and its start with a browser takes as long as several journeys. The projects share the workers so that
  // they run side by side, instead of each one starting all four anew.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Generous, because a busy machine may be slow; a test that waits in vain still fails.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    baseURL: shopUrl,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    trace: "off",
    // Shorter than the test timeout, so that the report names the step that waited.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    // A service worker would hide requests from the tests that mock their responses. Only the offline journey uses one.
    serviceWorkers: "block",
    launchOptions: withoutPictures,
  },
  projects: [
    {
      name: "js",
      workers: 3,
      testIgnore: /\.(mobile|no-js)\.spec\.ts$/,
      grepInvert: inEnglish,
      use: { viewport: desktop },
    },
    {
      name: "no-js",
      workers: 1,
      testMatch: withoutScript,
      testIgnore: /\.(js|mobile|desktop)\.spec\.ts$/,
      grepInvert: inEnglish,
      use: { viewport: desktop, javaScriptEnabled: false },
    },
    {
      name: "mobile",
      workers: 2,
      // axe in English on a phone runs only in `npm test -- axe`: with it, the whole run would take too long.
      testIgnore: process.env.AXE
        ? /\.(desktop|no-js)\.spec\.ts$/
        : [/\.(desktop|no-js)\.spec\.ts$/, /axe\.js\.spec\.ts$/, ...alikeOnPhones],
      grep: onPhones,
      grepInvert: / ru: /,
      use: phone,
    },
  ],
});
