import { expect, test } from "vitest";

import { listCode, readImports, readText } from "./project";
import { findUses } from "./usage";

/**
 * The files that use `fetch`. On the server, which asks other services by `app/server/remote.server.ts`: the route that
 * passes on the API's documents, the launcher, which waits for the shop, and the check of an owner's API. In the
 * browser: the files that request strings, code, styles, the session or the newest build from the shop, or send the shopper's
 * consent.
 */
const callers = [
  "app/i18n/client.ts",
  "app/routes/product/document.ts",
  "app/server/launch/wait.mjs",
  "app/server/owner/api-check/request.ts",
  "app/shop/client/idle.ts",
  "app/shop/client/newest-build.ts",
  "app/shop/client/preload-links.ts",
  "app/shop/dialog/page-dialogs.tsx",
  "app/start/load.ts",
];

const app = listCode().filter((path) => path.startsWith("app/") && !/\.test\.tsx?$/.test(path));

test("the shop and the launcher each read the environment in one place", () => {
  const readers = app
    .filter((path) => readText(path).includes("process"))
    .filter(
      (path) =>
        findUses(path, readText(path), "process.env").length > 0 ||
        readImports(path, readText(path)).some(({ target }) => /^(node:)?process$/.test(target)),
    );
  expect(readers).toEqual(["app/env.server.ts", "app/server/launch/launch.mjs"]);
});

test("only the listed files send or receive HTTP", () => {
  expect(app.filter((path) => findUses(path, readText(path), "fetch()").length > 0)).toEqual(callers);
  const undici = app.filter((path) => readImports(path, readText(path)).some(({ target }) => target === "undici"));
  expect(undici).toEqual(["app/server/remote.server.ts"]);
});

test("only uses in code are found", () => {
  const text = `
    // process.env and fetch("x") in words
    const a = "process.env";
    const b = process.env.PORT;
    await fetch(a);
    fetcher.fetch(a);
    globalThis.fetch(b);
  `;
  expect(findUses("x.ts", text, "process.env")).toEqual([4]);
  expect(findUses("x.ts", text, "fetch()")).toEqual([5, 7]);
});
