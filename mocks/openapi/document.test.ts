import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";

import { getDocument } from "./document";
import { docsPage } from "./page";

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

  it("is caught by the linter when it is wrong, so that the test above can fail", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const broken = JSON.stringify(getDocument()).replace("#/components/schemas/Card", "#/components/schemas/Nothing");
    expect(await lintFromString({ source: broken, absoluteRef: "openapi.json", config })).not.toEqual([]);
  });

  it("refers to the shapes that it names and lets a shape hold itself", () => {
    const { schemas } = getDocument().components;
    expect(schemas["MenuItem"]).toMatchObject({
      properties: { items: { items: { $ref: "#/components/schemas/MenuItem" } } },
    });
  });
});

describe("the page of the document", () => {
  it("shows every call once, with a link to each named shape", () => {
    const page = docsPage();
    for (const operation of Object.values(getDocument().paths).flatMap((path) => Object.values(path))) {
      expect(page.split(`<details id="${operation.operationId}"`)).toHaveLength(2);
    }
    const links = [...page.matchAll(/href="#(shape-\w+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((id) => !page.includes(`<h3 id="${id}">`))).toEqual([]);
  });
});
