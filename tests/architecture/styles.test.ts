import { expect, test } from "vitest";

import { listFiles, readText } from "./project";

/** The selectors that apply only while hovered, and also on devices that cannot hover. */
function stickyHovers(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, prelude = "", brace] of css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") open.pop();
    if (brace !== "{") continue;
    const selectors = prelude.replace(/\([^)]*\)/g, "").split(",");
    const isSticky = !open.some((outer) => outer.includes("(hover: hover)"));
    if (isSticky && selectors.every((selector) => selector.includes(":hover"))) found.push(prelude.trim());
    open.push(prelude);
  }
  return found;
}

const styles = listFiles().filter((path) => path.startsWith("app/") && path.endsWith(".css"));

test("a style for hovering stands in `@media (hover: hover)`: on a touch screen it would stay after a tap", () => {
  expect(stickyHovers("a:hover { color: red } @media (hover: hover) { b:hover, i:hover { color: red } }")).toEqual([
    "a:hover",
  ]);
  expect(styles.flatMap((path) => stickyHovers(readText(path)).map((it) => `${path}: ${it}`))).toEqual([]);
});

test("a picture in a subgrid has its own height: WebKit takes 100 % of the whole grid", () => {
  const withSubgrid = styles.filter((path) => readText(path).includes("subgrid"));
  expect(withSubgrid).not.toEqual([]);
  expect(withSubgrid.filter((path) => !/ img \{[^}]*height: (?!100%)/.test(readText(path)))).toEqual([]);
});

test("every token that a style reads is set somewhere", () => {
  const code = listFiles().filter((path) => /^app\/.*\.(css|tsx?)$/.test(path));
  const found = code.flatMap((path) => [...readText(path).matchAll(/(--[\w-]+)"?[:,]/g)].map(([, name]) => name));
  const set = new Set(found);
  const unset = styles.flatMap((path) =>
    [...readText(path).matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(unset).toEqual([]);
});

test("a layout begins at a width in em: larger letters get the layout of a narrower window", () => {
  const inPixels = styles.flatMap((path) =>
    [...readText(path).matchAll(/@media[^{]*width\b\D*(\d+)px/g)]
      // Smaller ones are about phones, whose letters have rules of their own.
      .filter(([, width]) => Number(width) >= 639)
      .map(([media]) => `${path}: ${media}`),
  );
  expect(inPixels).toEqual([]);
});
