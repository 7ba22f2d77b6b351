import { createHash } from "node:crypto";

import sharp from "sharp";

import { readTheme, tokensOf, type ThemeChoice, type Tokens } from "~/lib/theme-file";
import defaultDark from "~/styles/dark.css?raw";
import defaultTokens from "~/styles/tokens.css?raw";

import empty from "./plain-brand/empty.svg?raw";
import markOnDark from "./plain-brand/mark-on-dark.svg?raw";
import mark from "./plain-brand/mark.svg?raw";
import noPicture from "./plain-brand/no-picture.svg?raw";
import notFound from "./plain-brand/not-found.svg?raw";
import { readFromShop, refuseFaults } from "./shop-folder.server";

/** Where the storefront serves the files. */
const folder = "/brand/";

/** The drawings of a shop without its own. */
const plain: Record<string, string> = {
  "mark.svg": mark,
  "mark-on-dark.svg": markOnDark,
  "no-picture.svg": noPicture,
  "empty.svg": empty,
  "not-found.svg": notFound,
};

const known = tokensOf(defaultTokens);
const theme = readTokens("brand/theme.css");
const ownDark = readTokens("brand/theme-dark.css");
const knownDark = tokensOf(defaultDark);
const dark = { ...knownDark, ...ownDark };

function readTokens(file: string) {
  const { tokens, faults } = readTheme(readFromShop(file)?.toString() ?? "", known);
  refuseFaults(file, faults);
  return tokens;
}

/** Whether there is a dark theme. A shop with its own colours has one only if it sets dark ones too. */
export const hasDarkTheme = Object.keys(ownDark).length > 0 || !Object.keys(theme).some((name) => name in knownDark);

/** The background of the page, which browsers use for their own bars around it. */
export const paperColor = theme["--paper"] ?? known["--paper"] ?? "#fff";

const own = (file: string) => readFromShop(`brand/${file}`)?.toString();

const ownMark = own("mark.svg");
const wordmark = own("logo.svg");

/**
 * The vector drawings by file name. A drawing that the shop's folder lacks is replaced by its mark or by the plain
 * drawing.
 */
const drawings = new Map<string, string>([
  ...Object.entries(plain).map(([file, drawing]): [string, string] => [file, own(file) ?? drawing]),
  ...(ownMark ? [["mark-on-dark.svg", own("mark-on-dark.svg") ?? ownMark] satisfies [string, string]] : []),
  ["favicon.svg", own("favicon.svg") ?? ownMark ?? mark],
  ...(wordmark
    ? ([
        ["logo.svg", wordmark],
        ["logo-on-dark.svg", own("logo-on-dark.svg") ?? wordmark],
      ] satisfies [string, string][])
    : []),
]);

/** Changes with any of the drawings. */
const version = createHash("sha256")
  .update([...drawings.values(), paperColor].join("\n"))
  .digest("base64url")
  .slice(0, 8);

/**
 * The bitmaps drawn from the mark: width, height, and the part of the shorter side that the mark takes. A maskable icon
 * may be cropped to a circle of four fifths.
 */
const bitmaps = new Map<string, readonly [width: number, height: number, share: number]>([
  ["icon-192.png", [192, 192, 0.8]],
  ["icon-512.png", [512, 512, 0.8]],
  ["icon-maskable-512.png", [512, 512, 0.54]],
  ["share.png", [1200, 630, 0.6]],
]);

const drawn = new Map<string, Promise<Buffer>>();

type BrandFile = { body: Buffer; type: string; version: string };

/** A file of the shop's brand by name; null if there is none. */
export async function brandFile(name: string): Promise<BrandFile | null> {
  const drawing = drawings.get(name);
  if (drawing !== undefined) return { body: Buffer.from(drawing), type: "image/svg+xml", version };
  const size = bitmaps.get(name);
  if (!size) return null;
  const bitmap = drawn.get(name) ?? drawBitmap(name, ...size);
  drawn.set(name, bitmap);
  return { body: await bitmap, type: "image/png", version };
}

/** The shop's own file, or the mark in the middle of the page's background. */
async function drawBitmap(name: string, width: number, height: number, share: number): Promise<Buffer> {
  const file = readFromShop(`brand/${name}`);
  if (file) return file;
  const size = Math.round(Math.min(width, height) * share);
  const input = Buffer.from(drawings.get("mark.svg") ?? mark);
  const sign = await sharp(input, { density: 72 * Math.ceil(size / 40) })
    .resize(size, size, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: paperColor } })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * The styles of the shop's brand: the addresses of its mark, and the tokens of its theme. They are part of the page, so
 * they need no request before it shows.
 */
const style = [
  `@layer tokens{:root{--mark:${address("mark.svg")};--mark-on-dark:${address("mark-on-dark.svg")}}}`,
  wordmark
    ? `@layer tokens{:root{--logo:${address("logo.svg")};--logo-on-dark:${address("logo-on-dark.svg")};--logo-ratio:${ratioOf(wordmark)}}}.shop-name{position:absolute;clip-path:inset(50%)}`
    : "",
  Object.keys(theme).length > 0 ? `@layer tokens{${ruleOf(theme)}}` : "",
].join("");

const darkRule = ruleOf({
  "color-scheme": "dark",
  ...dark,
  "--mark": "var(--mark-on-dark)",
  ...(wordmark && { "--logo": "var(--logo-on-dark)" }),
});

/** The dark theme, for a visitor's device or by the visitor's choice. Paper is always white. */
function darkStyle(choice: ThemeChoice): string {
  if (!hasDarkTheme || choice === "light") return "";
  const when = choice === "dark" ? "screen" : "screen and (prefers-color-scheme:dark)";
  return `@layer tokens{@media ${when}{${darkRule}}}`;
}

function themeColors(choice: ThemeChoice): string {
  const light = `<meta name="theme-color" content="${paperColor}">`;
  if (!hasDarkTheme || choice === "light") return light;
  const paper = dark["--paper"] ?? paperColor;
  if (choice === "dark") return `<meta name="theme-color" content="${paper}">`;
  return `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme:dark)">${light}`;
}

function ruleOf(tokens: Tokens): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(";")}}`;
}

/** The icons, the manifest and the styles of the shop's brand for the head of a page, in the chosen theme. */
export function brandTags(manifest: string, { nonce, theme }: { nonce: string; theme: ThemeChoice }): string {
  return [
    `<link rel="icon" href="${folder}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${folder}icon-192.png">`,
    `<link rel="manifest" href="${manifest}">`,
    themeColors(theme),
    `<style nonce="${nonce}">${style}${darkStyle(theme)}</style>`,
  ].join("");
}

function address(file: string): string {
  return `url(${folder}${file}?v=${version})`;
}

/** Width divided by height, from the drawing's `viewBox`. */
function ratioOf(drawing: string): number {
  const [, width, height] = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(drawing) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? Number(ratio.toFixed(3)) : 1;
}
