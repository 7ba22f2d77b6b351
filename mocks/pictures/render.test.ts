import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { readDetails } from "#mocks/import/details";

import { kinds } from "./illustrations";
import { renderPicture, sceneOf } from "./render";

async function draw(path: string): Promise<Buffer> {
  const bytes = await renderPicture(path);
  if (!bytes) throw new Error(`No picture was drawn for ${path}`);
  return bytes;
}

/** The pixels of a product's picture at a sixth of its size: enough to see whether it shows something else. */
async function thumbnail(path: string): Promise<Buffer> {
  return sharp(Buffer.from(sceneOf(path) ?? ""), { density: 12 })
    .raw()
    .toBuffer();
}

const { brands } = readDetails("mocks/demo");

describe("renderPicture", () => {
  it("draws a product as a square PNG of 1200 px without a ground", async () => {
    const bytes = await draw("/upload/catalog/drill-120-0.png");
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 1200 });
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
  });

  it.each(kinds)("can draw %s", async (kind) => {
    const pixels = await thumbnail(`/upload/catalog/${kind}-120-0.png`);
    // A blank sheet has one tone.
    expect(new Set(pixels).size).toBeGreaterThan(10);
  });

  it("draws the same picture for a path, and different pictures for products", async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/upload/catalog/bits-${(index + 1) * 10}-0.png`);
    const drawn = await Promise.all(paths.map(thumbnail));
    expect(new Set(drawn.map((pixels) => pixels.toString("base64"))).size).toBe(paths.length);
    expect((await draw("/upload/catalog/bits-10-0.png")).equals(await draw("/upload/catalog/bits-10-0.png"))).toBe(
      true,
    );
  });

  it("draws variants and views of a model differently", async () => {
    const names = ["120-0", "121-0", "120-1", "120-2", "120-3", "120-4"];
    const drawn = await Promise.all(names.map((name) => thumbnail(`/upload/catalog/vise-${name}.png`)));
    expect(new Set(drawn.map((bytes) => bytes.toString("base64"))).size).toBe(names.length);
  });

  it("draws every brand's wordmark in both languages", async () => {
    const names = brands.flatMap(({ slug }) => [`${slug}-ru`, `${slug}-en`]);
    const drawn = await Promise.all(names.map((name) => draw(`/upload/brands/${name}.jpg`)));
    expect(new Set(drawn.map((bytes) => bytes.toString("base64"))).size).toBe(names.length);
  });

  it("draws every brand's mark", async () => {
    const marks = brands.map(({ slug }) => `/upload/brands/${slug}-mark.jpg`);
    const drawn = await Promise.all(marks.map(draw));
    expect(new Set(drawn.map((bytes) => bytes.toString("base64"))).size).toBe(marks.length);
  });

  it.each([
    ["the batteries", "drill-120-0-battery1-ah2", "drill-120-0-battery2-ah2"],
    ["the batteries' capacity", "drill-120-0-battery2-ah2", "drill-120-0-battery2-ah4"],
    ["the case", "drill-120-0", "drill-120-0-toolbox"],
    ["the colour", "helmet-120-0-white", "helmet-120-0-orange"],
    ["the number of pieces", "disc-120-0-pcs5", "disc-120-0-pcs10"],
    ["the sizes", "level-120-2-x600", "level-120-2-x1000"],
    ["the steps of a ladder", "ladder-120-0-n3", "ladder-120-0-n6"],
    ["the poles of a breaker", "breaker-120-0-n1", "breaker-120-0-n2"],
    ["the battery in a tool", "drill-120-0-n0", "drill-120-0-n1"],
    ["the blades of a pack", "jigsawBlades-120-0-pcs3", "jigsawBlades-120-0-pcs5"],
  ])("shows %s", async (_, one, other) => {
    const [first, second] = await Promise.all([
      thumbnail(`/upload/catalog/${one}.png`),
      thumbnail(`/upload/catalog/${other}.png`),
    ]);
    expect(first.equals(second)).toBe(false);
  });

  it.each([
    ["each of ten discs", "disc-120-0-pcs10", 10],
    ["one disc before the carton of fifty, with a disc on its label", "disc-120-0-pcs50", 2],
    ["one pack of forty electrodes", "electrodes-120-0-pcs40", 1],
    ["a grinder, its case and ten discs", "grinder-120-0-toolbox-disc10", 12],
    ["a drill with one of its two batteries, the other and the charger", "drill-120-0-battery2-ah4-charger", 3],
  ])("draws %s", (_, name, pieces) => {
    const scene = sceneOf(`/upload/catalog/${name}.png`) ?? "";
    expect(scene.match(/<g stroke-width="3.8" stroke-linejoin/g)).toHaveLength(pieces);
  });

  it("shows the usual number of parts where none is given", async () => {
    const [usual, five] = await Promise.all(
      ["", "-n5"].map((count) => thumbnail(`/upload/catalog/ladder-120-0${count}.png`)),
    );
    expect(usual?.equals(five ?? Buffer.alloc(0))).toBe(true);
  });

  it("packs boots in a carton, but clothes in a clear bag", () => {
    const board = "#e6cba6";
    expect(sceneOf("/upload/catalog/boots-120-4.png")).toContain(board);
    expect(sceneOf("/upload/catalog/jacket-120-4.png")).not.toContain(board);
  });

  it.each([
    ["/upload/sections/drill-1.jpg", 1200],
    ["/upload/slides/drill-battery-impact-1.jpg", 1200],
    ["/upload/stocks/helmet-gloves-2.jpg", 1200],
    ["/upload/news/disc-grinder-3.jpg", 600],
    ["/upload/brands/volga-t-ru.jpg", 600],
  ])("draws %s 1200 px wide and %d high", async (path, height) => {
    expect(await sharp(await draw(path)).metadata()).toMatchObject({ format: "jpeg", width: 1200, height });
  });

  it.each([
    "/upload/catalog/spoon-12-0.png",
    "/upload/catalog/drill-12-5.png",
    "/upload/catalog/drill-12-0-spoon2.png",
    "/upload/catalog/drill-12-0-constructor.png",
    "/upload/catalog/drill-12-0-.png",
    "/upload/catalog/drill-12-0.jpg",
    "/upload/catalog/constructor-12-0.png",
    "/upload/constructor/drill-12.jpg",
    "/upload/stocks/drill-drill-drill-drill-1.jpg",
    "/upload/catalog/../catalog/drill-12-0.png",
    "/upload/catalog/drill-12-0.png\n",
    "/upload/brands/volga-t.jpg",
    "/upload/brands/volga-t-fr.jpg",
    "/upload/brands/nobody-en.jpg",
    "/upload/brands/nobody-mark.jpg",
    "",
  ])("returns no picture for %j", async (path) => {
    expect(await renderPicture(path)).toBeNull();
  });
});
