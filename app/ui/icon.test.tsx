import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { iconNames } from "./icon";

it("has a symbol in the sprite for every name, and a name for every symbol", () => {
  const sprite = readFileSync(new URL("../../public/icons.svg", import.meta.url), "utf8");
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols).toEqual([...iconNames]);
});
