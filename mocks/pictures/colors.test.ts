import sharp from "sharp";
import { expect, it } from "vitest";

import colors from "./colors.json" with { type: "json" };
import { sceneOf } from "./render";

/** The colour, `#rrggbb`, of the point of a product's picture at 1200 × 1200. */
async function colorAt(name: string, left: number, top: number): Promise<string> {
  const scene = Buffer.from(sceneOf(`/upload/catalog/${name}.png`) ?? "");
  const pixel = await sharp(scene).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex")}`;
}

const { white, grey, beige } = colors.named;

it.each([
  ["paintCan-930-0-white", white],
  ["paintCan-3441-0-grey", grey],
  ["paintCan-4782-0-beige", beige],
])("fills the can of %s with paint of its colour", async (name, color) => {
  expect(await colorAt(name, 600, 426)).toBe(color);
});
