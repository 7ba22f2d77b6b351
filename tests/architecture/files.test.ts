import { expect, test } from "vitest";

import { listFiles, readText, topLevel } from "./project";

const atTop = new Set(
  `app public tests mocks remix.config.js package.json package-lock.json tsconfig.json vite.config.ts README.md LICENSE
  Dockerfile .dockerignore .ci .env.example .gitignore`.split(/\s+/),
);

const files = listFiles();
const code = files.filter((path) => /\.(ts|tsx|js|mjs|css)$/.test(path));

test("the root folder contains only what the layout lists", () => {
  expect(topLevel().filter((name) => !atTop.has(name))).toEqual([]);
});

test("names are in kebab-case", () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const inFolders = files.filter((path) => path.includes("/") && !path.startsWith(".ci/"));
  const named = inFolders.filter((path) => !path.split("/").every((name) => kebab.test(name)));
  // A licence and a patch keep the names that tools look for.
  expect(named.filter((path) => !/\/LICENSE\.txt$|\.patch$/.test(path))).toEqual([]);
});

test("no file is longer than 250 lines, except for texts and seed data", () => {
  const data = /^(app\/i18n\/locales|mocks\/db\/seed)\//;
  const long = code.filter((path) => !data.test(path)).map((path) => [path, lineCount(path)] as const);
  expect(long.filter(([, lines]) => lines > 250)).toEqual([]);
});

function lineCount(path: string): number {
  return readText(path).split("\n").length - 1;
}

test("every area's strings exist in both languages", () => {
  const areas = (language: string) =>
    files.flatMap((path) => new RegExp(`^app/i18n/locales/${language}/(.+)$`).exec(path)?.[1] ?? []).sort();
  expect(areas("ru")).not.toEqual([]);
  expect(areas("en")).toEqual(areas("ru"));
});

test("the code knows no shop's name: it comes from the shop's folder", () => {
  const isCode = (path: string) => /^(app|mocks)\//.test(path) && /\.(tsx?|mjs|js|css|svg|yaml|conf)$/.test(path);
  const isDemo = (path: string) => /^mocks\/(demo\/|testing)|\.test\.tsx?$/.test(path);
  const named = files.filter((path) => isCode(path) && !isDemo(path) && /verstak|верстак/i.test(readText(path)));
  expect(named).toEqual([]);
});

test("no comment switches a rule of the linter off", () => {
  expect(code.filter((path) => /(ox|es)lint-(dis|en)able/.test(readText(path)))).toEqual([]);
});

test("no file mentions a local path or a package registry", () => {
  const local = /(^|[\s"'`=(:])\/(root|work|Users\/\w+|home\/\w+)\/\w|registry\.[\w-]+\.\w+|_authToken|"resolved"\s*:/m;
  const texts = files.filter((path) => !/\.(woff2|png|jpe?g|webp|ico|gif)$/.test(path));
  expect(texts.filter((path) => path !== "tests/architecture/files.test.ts" && local.test(readText(path)))).toEqual([]);
});
