import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { markPicture, shopPicture } from "./shop-picture";

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-pictures-"));
  mkdirSync(join(folder, "pictures/news"), { recursive: true });
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: "#0b6b3a" } });
  await image.png().toFile(join(folder, "pictures/news/tea-party.png"));
  await image.png().toFile(join(folder, "secret.png"));
  writeFileSync(join(folder, "pictures/broken.jpg"), "no picture");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a picture of the shop's folder", () => {
  it("is served as a JPEG", async () => {
    const bytes = await shopPicture(folder, "/upload/shop/news/tea-party.png");
    expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "jpeg", width: 30, height: 20 });
  });

  it("keeps its transparent ground", async () => {
    writeFileSync(
      join(folder, "pictures/drill.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle cx="20" cy="15" r="9"/></svg>',
    );
    const bytes = await shopPicture(folder, "/upload/shop/drill.svg");
    expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "png", hasAlpha: true });
  });

  it("of a camera that was turned stands upright", async () => {
    const image = sharp({ create: { width: 30, height: 20, channels: 3, background: "#0b6b3a" } });
    await image.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, "pictures/turned.jpg"));
    const bytes = await shopPicture(folder, "/upload/shop/turned.jpg");
    expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 20, height: 30 });
  });

  it.each([
    "/upload/shop/nothing.jpg",
    "/upload/shop/broken.jpg",
    "/upload/shop/../secret.png",
    "/upload/shop/..12345678.png",
    "/upload/shop//secret.png",
    "/upload/news/tea-party.png",
  ])("is not found at %s", async (path) => {
    expect(await shopPicture(folder, path)).toBeNull();
  });

  it("gets another address when its file is exchanged, and is found at both", async () => {
    const file = join(folder, "pictures/news/slide.png");
    const save = (width: number) =>
      sharp({ create: { width, height: 20, channels: 3, background: "#0b6b3a" } })
        .png()
        .toFile(file);
    await save(30);
    const first = markPicture(folder, "news/slide.png");
    expect(first).toMatch(/^news\/slide\.[0-9a-f]{8}\.png$/);
    expect(markPicture(folder, "news/slide.png")).toBe(first);
    await save(40);
    const second = markPicture(folder, "news/slide.png");
    expect(second).not.toBe(first);
    for (const name of [first, second]) expect(await shopPicture(folder, `/upload/shop/${name}`)).not.toBeNull();
  });

  it("keeps its address if there is no such file or no folder", () => {
    expect([markPicture(folder, "news/nothing.png"), markPicture(null, "tea.png")]).toEqual([
      "news/nothing.png",
      "tea.png",
    ]);
  });

  it("is not found without a folder", async () => {
    expect(await shopPicture(null, "/upload/shop/news/tea-party.png")).toBeNull();
  });
});
