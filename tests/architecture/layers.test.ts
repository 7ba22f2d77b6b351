import { describe, expect, test } from "vitest";

import { findCircles, graphOf } from "./circles";
import { faultOfImport } from "./layers";
import { listCode, readImports, readText } from "./project";

const imports = new Map(listCode().map((path) => [path, readImports(path, readText(path))]));

test("every import goes downwards", () => {
  const faults = [...imports].flatMap(([path, all]) =>
    all.flatMap((found) => {
      const fault = isTest(path) ? null : faultOfImport(path, found);
      return fault ? [`${path} imports ${found.target}: ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test("there are no circular imports, not even of types", () => {
  expect(findCircles(graphOf(imports))).toEqual([]);
});

test("a circular import is found from each of its files", () => {
  const to = (...targets: string[]) => targets.map((target) => ({ target, typeOnly: true }));
  const graph = graphOf(
    new Map([
      ["a.ts", to("b", "c")],
      ["b.tsx", to("c", "zod")],
      ["c.ts", to("d.mjs")],
      ["d.mjs", to("b")],
    ]),
  );
  expect(findCircles(graph)).toEqual([["b.tsx", "c.ts", "d.mjs"]]);
});

test("only the launcher knows the embedded API's files: it starts the API, and its demo shop", () => {
  const starting = listCode().filter((path) => path.startsWith("app/") && /["'`]mocks\//.test(readText(path)));
  expect(starting.filter((path) => !isTest(path))).toEqual([
    "app/server/launch/commands.mjs",
    "app/server/launch/settings.mjs",
  ]);
});

/** A test is next to the module that it tests, and may import what it needs. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

describe("an import", () => {
  test.each([
    ["app/routes/catalog/section.tsx", "app/routes/product/product.server"],
    ["app/routes/catalog/section.tsx", "app/routes/layout"],
    ["app/shop/frame/header.tsx", "app/api/catalog.server"],
    ["app/shop/frame/header.tsx", "app/api/schemas/catalog"],
    ["app/shop/frame/header.tsx", "app/session/visit.server"],
    ["app/ui/button.tsx", "app/paths"],
    ["app/ui/button.tsx", "app/i18n/react"],
    ["app/ui/button.tsx", "@remix-run/react"],
    ["app/api/client.server.ts", "app/session/visit.server"],
    ["app/api/client.server.ts", "app/routes/layout"],
    ["app/api/client.server.ts", "react"],
    ["app/session/notice.ts", "app/routes/layout"],
    ["app/lib/money.ts", "app/i18n/config"],
    ["app/lib/money.ts", "app/env.server"],
    ["app/server/log.server.ts", "app/session/visit.server"],
    ["app/shop/frame/header.tsx", "app/server/log.server"],
    ["app/server/log.server.ts", "app/server/launch/settings.mjs"],
    ["app/server/launch/launch.mjs", "app/server/log.server"],
    ["app/server/launch/launch.mjs", "zod"],
    ["app/server/launch/launch.mjs", "mocks/server"],
    ["app/server/owner/api-check/probe.ts", "app/api/catalog.server"],
    ["app/server/owner/api-check/probe.ts", "app/server/log.server"],
    ["app/root.tsx", "app/routes/layout"],
    ["app/routes/layout.tsx", "mocks/server"],
    ["app/env.server.ts", "app/server/log.server"],
    ["mocks/server.ts", "app/paths"],
    ["mocks/server.ts", "app/server/log.server"],
    ["mocks/server.ts", "tests/fixtures/shop"],
  ])("from %s to %s is forbidden", (path, target) => {
    expect(faultOfImport(path, { target, typeOnly: false })).not.toBeNull();
  });

  test.each([
    ["app/routes/catalog/section.tsx", "app/routes/catalog/section.server"],
    ["app/routes/catalog/section.tsx", "app/shop/frame/header"],
    ["app/session/visit.server.ts", "app/api/profile.server"],
    ["app/api/client.server.ts", "app/server/log.server"],
    ["app/server/launch/launch.mjs", "app/server/launch/settings.mjs"],
    ["app/server/launch/launch.mjs", "node:fs"],
    ["app/server/owner/api-check/calls.ts", "app/api/schemas/catalog"],
    ["app/ui/carousel.tsx", "swiper/modules"],
    ["app/root.tsx", "app/styles/base.css"],
    ["mocks/handlers/catalog.ts", "app/api/schemas/catalog"],
    ["tests/http/basket.test.ts", "mocks/server"],
  ])("from %s to %s is allowed", (path, target) => {
    expect(faultOfImport(path, { target, typeOnly: false })).toBeNull();
  });

  test("shop may import only types from the contract", () => {
    const found = { target: "app/api/schemas/common", typeOnly: true };
    expect(faultOfImport("app/shop/product/product-card.tsx", found)).toBeNull();
    expect(faultOfImport("app/shop/product/product-card.tsx", { ...found, target: "app/api/errors" })).not.toBeNull();
  });
});

test("all forms of imports are found", () => {
  const text = `
    import "./a.css";
    import type { B } from "~/b";
    import { type C } from "#mocks/c";
    import d, { type D } from "../d";
    export * from "e";
    export type { F } from "./f";
    const g = import("./g");
    type H = typeof import("./h");
  `;
  expect(readImports("app/shop/x.ts", text)).toEqual([
    { target: "app/shop/a.css", typeOnly: false },
    { target: "app/b", typeOnly: true },
    { target: "mocks/c", typeOnly: true },
    { target: "app/d", typeOnly: false },
    { target: "e", typeOnly: false },
    { target: "app/shop/f", typeOnly: true },
    { target: "app/shop/g", typeOnly: false },
    { target: "app/shop/h", typeOnly: true },
  ]);
});
