import { fileURLToPath } from "node:url";

import { defineConfig } from "playwright/test";

import { shopUrl } from "./fixtures/addresses";
import { withoutPictures } from "./fixtures/chromium-launch";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const desktop = { width: 1280, height: 800 };
/** How the titles begin of journeys in one of two languages. */
const inRussian = / ru: /;
const inEnglish = / en: /;
/**
 * Without JavaScript a browser sends what the HTTP tests send, and shows what they read: of the journeys, these show that it
 * does; `routes.mobile.spec.ts` shows that no page has a button that only script answers.
 */
const withoutScript = /(basket|checkout|compare|favorites|feedback|order-track|personal-orders|sign-in)\.spec\.ts$/;
/**
 * Journeys whose scripts know nothing of a screen: on a phone they would run the same code. Every page of theirs is opened
 * on a phone in English by `routes.mobile.spec.ts`, and read and posted in both languages by the HTTP tests.
 */
const alikeOnPhones = [
  /(checkout|failed-part|kept-text|loading|new-build|offline|order-dialogs|print|suggestions|tabs)\.js\.spec\.ts$/,
  /(feedback|language|order-track|personal-account|personal-account-sessions|personal-credentials|share)\.spec\.ts$/,
];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * `x.spec.ts` is a journey for every project; `x.js.spec.ts` needs JavaScript, `x.mobile.spec.ts` a phone and
 * `x.desktop.spec.ts` a desktop, both with JavaScript. A journey told in both languages is Russian on the desktop and English
 * on a phone: the HTTP suite reads every page and posts every form in both.
 */
export default defineConfig({
  testDir: at("e2e"),
  outputDir: at("../test-results"),
  globalSetup: at("fixtures/playwright-shop.ts"),
  // More than there are processors: journeys wait for lines that are slow on purpose.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Ample: a busy machine may be slow, and a test that waits in vain fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    baseURL: shopUrl,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    trace: "off",
    // Shorter than the test's, so that the report names the step that waited.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    // A worker would keep requests from the tests that answer them in the shop's place; the journey offline has one.
    serviceWorkers: "block",
    launchOptions: withoutPictures,
  },
  projects: [
    { name: "js", testIgnore: /\.mobile\.spec\.ts$/, grepInvert: inEnglish, use: { viewport: desktop } },
    {
      name: "no-js",
      testMatch: withoutScript,
      testIgnore: /\.(js|mobile|desktop)\.spec\.ts$/,
      grepInvert: inEnglish,
      use: { viewport: desktop, javaScriptEnabled: false },
    },
    {
      name: "mobile",
      // axe in English on a phone is for `npm test -- axe` alone: it would take the whole run over its time.
      testIgnore: process.env.AXE
        ? /\.desktop\.spec\.ts$/
        : [/\.desktop\.spec\.ts$/, /axe\.js\.spec\.ts$/, ...alikeOnPhones],
      grepInvert: inRussian,
      use: phone,
    },
  ],
});
