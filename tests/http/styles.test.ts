import { expect, inject, test } from "vitest";

const shop = inject("shopUrl");

// The rule that comes first counts: with a component's styles before it, the reset would override them.
test("the first style sheet of a page begins with the order of the layers", async () => {
  const page = await (await fetch(shop, { headers: { Accept: "text/html" } })).text();
  const [, style = ""] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  const text = await (await fetch(shop + style)).text();
  expect(text.slice(0, 60).replaceAll(" ", "")).toMatch(/^@layerreset,tokens,base,layout,kit,components,utilities;/);
});
