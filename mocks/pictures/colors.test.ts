import { readFileSync } from "node:fs";

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

const { white, grey, beige, yellow, clear, smoke } = colors.named;
const feed = readFileSync("mocks/demo/catalog.yml", "utf8");

it.each([
  ["paintCan-930-0-white", white],
  ["paintCan-3441-0-grey", grey],
  ["paintCan-4782-0-beige", beige],
])("fills the can of %s with paint of its colour", async (name, color) => {
  expect(await colorAt(name, 600, 426)).toBe(color);
});

/** The first picture of the product with this name, without its folder and extension. */
function pictureOf(product: string): string {
  const offer = feed.slice(feed.indexOf(`<name>${product}</name>`));
  return /<picture>\/upload\/catalog\/([\w-]+)\.png/.exec(offer)?.[1] ?? "";
}

it.each([
  ["Очки защитные «Тарлабек» О-1, незапотевающие, прозрачные", clear],
  ["Очки защитные «Нордхульт» О-1, незапотевающие, дымчатые", smoke],
  ["Очки защитные «Смоляк» О-3, незапотевающие, жёлтые", yellow],
])("tints the lenses of %s", async (product, color) => {
  expect(await colorAt(pictureOf(product), 500, 600)).toBe(color);
});
