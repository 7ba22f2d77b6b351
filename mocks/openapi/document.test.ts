import { readFileSync } from "node:fs";

import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";

import { seedTiny } from "#mocks/testing/seed";
import { createTestApi } from "#mocks/testing/test-api";

import { getDocument } from "./document";
import { endpoints } from "./endpoints";
import { docsBody } from "./page";

describe("the OpenAPI document", () => {
  it("passes the linter's recommended rules without an error or a warning", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({
      source: JSON.stringify(getDocument()),
      absoluteRef: "openapi.json",
      config,
    });
    expect(
      problems.map(
        ({ ruleId, severity, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`,
      ),
    ).toEqual([]);
  });

  it("fails the linter when it is wrong, so the test above can fail", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const broken = JSON.stringify(getDocument()).replace("#/components/schemas/Card", "#/components/schemas/Nothing");
    expect(await lintFromString({ source: broken, absoluteRef: "openapi.json", config })).not.toEqual([]);
  });

  it("describes every call of the API except pages and files", () => {
    const api = createTestApi({ seed: seedTiny });
    const notCalls = [
      "/docs",
      "/docs/shop.schema.json",
      "/openapi.json",
      "/pay/{key}",
      "/pay/{key}/{action}",
      "/upload/*",
    ];
    const handled = api.handlers
      .map(({ info }) => info.header.replace("*/", "/").replace(/:(\w+)/g, "{$1}"))
      .filter((call) => !notCalls.includes(call.replace(/^\w+ /, "")));
    api.close();
    const described = Object.entries(getDocument().paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(handled.sort());
  });

  it("tells what every call does, and of no other call", () => {
    const described = readFileSync(new URL("calls.md", import.meta.url), "utf8").match(/(?<=^## ).+/gm);
    expect(described?.sort()).toEqual(endpoints.map(({ id }) => id).sort());
    expect(endpoints.filter(({ summary }) => summary === "")).toEqual([]);
  });

  it("names the failures that any call may have, as the contract does", () => {
    const { paths } = getDocument();
    const codes = (path: string, method: string) =>
      Object.entries(paths[path]?.[method]?.responses ?? {}).map(([status, { description }]) => [status, description]);
    expect(codes("/api/app/catalog/menu", "get").slice(1)).toEqual([
      ["400", "`bad_request`"],
      ["500", "`internal`"],
      ["503", "`unavailable`"],
    ]);
    expect(codes("/api/app/basket/promo", "post")).toContainEqual(["413", "`too_large`"]);
    expect(codes("/scenario", "post").map(([status]) => status)).toEqual(["200", "400", "404", "413", "422", "500"]);
  });

  it("refers to named schemas, also recursively", () => {
    const { schemas } = getDocument().components;
    expect(schemas["MenuItem"]).toMatchObject({
      properties: { items: { items: { $ref: "#/components/schemas/MenuItem" } } },
    });
  });
});

describe("the page of the document", () => {
  it("shows the headers that a call shares with others", () => {
    const callOf = (id: string) => docsBody().split(`<details id="${id}"`)[1]?.split("</details>")[0] ?? "";
    const headersOf = (id: string) => [
      ...callOf(id).matchAll(/<code>([\w-]+)<\/code><\/td>\s*<td class="dim">header/g),
    ];
    const names = (id: string) => headersOf(id).map(([, name]) => name);
    expect(names("getMenu")).toEqual(["Accept-Language", "X-Request-Id"]);
    expect(names("signInByCode")).toEqual(["X-Client-Device", "Accept-Language", "X-Request-Id", "X-Client"]);
  });

  it("shows every call once, with links to the named schemas", () => {
    const page = docsBody();
    for (const operation of Object.values(getDocument().paths).flatMap((path) => Object.values(path))) {
      expect(page.split(`<details id="${operation.operationId}"`)).toHaveLength(2);
    }
    const links = [...page.matchAll(/href="#(schema-\w+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((id) => !page.includes(`<h3 id="${id}">`))).toEqual([]);
  });
});
