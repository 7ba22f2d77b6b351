import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { backOf, drawPiece, kinds, type Detail, type Kind } from "./illustrations";

/** The drawing alone on white, 100 × 100, as grey values. */
async function grey(kind: Kind, detail: Detail): Promise<Buffer> {
  const piece = drawPiece(kind, { body: "#2f6f8f", accent: "#f0b429", detail, id: "a" }, true);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="100" height="100">${piece}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).greyscale().raw().toBuffer();
}

const backs = kinds.flatMap((kind) => backOf(kind) ?? []);

describe("a drawing", () => {
  it.each([...kinds, ...backs])(
    "of %s covers a good part of the sheet at each level of detail, inside the sheet",
    async (kind) => {
      for (const detail of [1, 2] as const) {
        const pixels = await grey(kind, detail);
        const inked = [...pixels].filter((value) => value < 245).length / pixels.length;
        expect([detail, inked > 0.06, inked < 0.9]).toEqual([detail, true, true]);
        const border = [...pixels].filter((value, index) => {
          const [x, y] = [index % 100, Math.floor(index / 100)];
          return value < 200 && (x === 0 || y === 0 || x === 99 || y === 99);
        });
        expect([detail, border]).toEqual([detail, []]);
      }
    },
  );

  it("shows more of its parts in large views", () => {
    const hidden = (detail: Detail) =>
      drawPiece("rotary", { body: "#000", accent: "#fff", detail, id: "a" }, true).split('display="none"').length - 1;
    expect(hidden(1)).toBeGreaterThan(2);
    expect(hidden(2)).toBe(0);
  });

  it("of no kind or back equals another", async () => {
    expect(backs.length).toBeGreaterThan(8);
    const all = [...kinds, ...backs];
    const drawn = await Promise.all(all.map((kind) => grey(kind, 1)));
    expect(new Set(drawn.map((pixels) => pixels.toString("base64"))).size).toBe(all.length);
  });
});
