import { readFileSync } from "node:fs";

import sharp from "sharp";
import { expect, it } from "vitest";

import colors from "./colors.json" with { type: "json" };
import { sceneOf } from "./render";

/** The colour of the point of a product's picture at 1200 × 1200: `#rrggbb`, or null where nothing is drawn. */
async function colorAt(name: string, left: number, top: number): Promise<string | null> {
  const scene = Buffer.from(sceneOf(`/upload/catalog/${name}.png`) ?? "");
  const pixel = await sharp(scene).extract({ left, top, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  return pixel[3] === 0 ? null : `#${pixel.toString("hex", 0, 3)}`;
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

it.each([
  ["Уровень лазерный «Рейка» ЛУ-30, с поворотной базой, без штатива", false, 600, 953],
  ["Уровень лазерный «Линдвик» ЛУ-30, с режимом приёмника, с держателем", false, 600, 953],
  ["Уровень лазерный «Линдвик» ЛУ-30, с режимом приёмника, со штативом", true, 600, 953],
  ["Валик малярный «Зденар» Цех 180\u00a0мм, с термосклеенной шубкой, без ручки", false, 585, 852],
  ["Валик малярный «Зденар» Цех 180\u00a0мм, с термосклеенной шубкой, с ручкой", true, 585, 852],
  ["Полумаска «Смоляк» ПМ-3, с откидным клапаном, без фильтров", false, 253, 701],
  ["Полумаска «Смоляк» ПМ-3, с откидным клапаном, с фильтрами А1", true, 253, 701],
  ["Лопата «Зденар» Мастер 200\u00a0мм, снеговая, без черенка", false, 288, 840],
  ["Лопата «Зденар» Мастер 200\u00a0мм, снеговая, с черенком", true, 288, 840],
  ["Щётка подметальная «Чистодел» Цех 280\u00a0мм, для грубой уборки, без черенка", false, 540, 820],
  ["Щётка подметальная «Чистодел» Цех 280\u00a0мм, для грубой уборки, с деревянным черенком", true, 540, 820],
])("draws the tripod, handle or filter of %s only if it is sold with it: %s", async (product, isSold, left, top) => {
  const picture = pictureOf(product);
  expect(picture).not.toBe("");
  expect((await colorAt(picture, left, top)) !== null).toBe(isSold);
});

/** What a name says about the form of a product, and the fact that its picture then has. */
const forms = [
  [/^Лопата .*снеговая/, "form2"],
  [/^Лопата .*совковая/, "form3"],
  [/^Краскопульт .*с нижним бачком/, "form2"],
  [/^Анкер .*с кольцом/, "form2"],
  [/^Штангенциркуль .*стрелочный/, "form2"],
  [/^Штангенциркуль .*нониус/, "form3"],
  [/^Подмости .*без колёс/, "n0"],
] as const;

it.each(forms)("shows what %s says in every picture, and draws it", (name, fact) => {
  const named = (feed.match(/<offer .*?<\/offer>/gs) ?? []).filter((offer) =>
    name.test(/<name>(.*?)<\/name>/.exec(offer)?.[1] ?? ""),
  );
  const pictures = named.flatMap((offer) => offer.match(/\/upload\/catalog\/[\w-]+\.png/g) ?? []);
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter((picture) => !picture.includes(`-${fact}`))).toEqual([]);
  const [picture = ""] = pictures;
  expect(sceneOf(picture)).not.toBe(sceneOf(picture.replace(`-${fact}`, "")));
});

it("draws a roller's cover without its handle in the middle of the picture", async () => {
  const picture = pictureOf("Валик малярный «Зденар» Цех 180\u00a0мм, с термосклеенной шубкой, без ручки");
  expect(await colorAt(picture, 300, 600)).not.toBeNull();
});

it("shows as many pieces as a product's name says, but for sets, which are drawn as such", () => {
  const offers = feed.match(/<offer .*?<\/offer>/gs) ?? [];
  const named = offers.flatMap((offer) => {
    const [, name = "", pieces = "1"] = /<name>((?!Набор).*?(\d+)\s(?:шт\.|пар)(?=[,<]).*?)<\/name>/.exec(offer) ?? [];
    const [, picture = ""] = /<picture>\/upload\/catalog\/([\w-]+)\.png/.exec(offer) ?? [];
    return pieces === "1" || picture === "" ? [] : [{ name, isShown: picture.split("-").includes(`pcs${pieces}`) }];
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ isShown }) => !isShown)).toEqual([]);
});

it("shows as many screwdrivers as a set holds", () => {
  const shown = (feed.match(/<offer .*?<\/offer>/gs) ?? []).flatMap((offer) => {
    const [, name = "", size] = /<name>(Набор отвёрток .*?(\d+)\s(?:шт\.|предметов).*?)<\/name>/.exec(offer) ?? [];
    const [, picture] = /<picture>(\/upload\/catalog\/[\w-]+\.png)/.exec(offer) ?? [];
    if (picture === undefined) return [];
    const [, tools = ""] = /<g +>\n((?:<use .*\n)+)<\/g>/.exec(sceneOf(picture) ?? "") ?? [];
    return size === undefined ? [] : [{ name, size: Number(size), shown: tools.split("<use").length - 1 }];
  });
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ size, shown }) => size !== shown)).toEqual([]);
});

it.each([
  ["the bag", "gloves-100-4-pcs12", 750, 1020],
  ["what is in the box", "grinder-23-3-pcs2-x125", 60, 60],
])("writes the number of pieces on %s", async (_, name, left, top) => {
  expect(await colorAt(name, left, top)).toBe("#ffffff");
  expect(await colorAt(name.replace(/-pcs\d+/, ""), left, top)).not.toBe("#ffffff");
});
