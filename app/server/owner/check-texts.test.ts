import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { checkTexts, fixedPages, linkedPages } from "./check-texts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-texts-"));
  cpSync("tests/fixtures/tea-shop", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, ...lines: string[]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), lines.join("\n"));
}

/** The test shop has the page about it only. */
const missing = linkedPages.map((path) => `pages: has no /${path}, to which other pages link`);

it("finds nothing wrong with the texts of the demo shop and the test shop", async () => {
  expect(await checkTexts("mocks/demo")).toEqual({ faults: [], advice: [] });
  expect(await checkTexts(folder)).toEqual({ faults: [], advice: missing });
});

it("names one thing if there are no pages at all", async () => {
  rmSync(join(folder, "pages"), { recursive: true });
  expect((await checkTexts(folder)).advice).toEqual([
    "pages: is missing: unless another API has them, links to such pages lead nowhere",
  ]);
});

it("names faults with the file and the field", async () => {
  write("news/ru/tea-party.md", "---", "name: Чай", "preview: Чай.", "publishedAt: 14.11.2026", "---", "Чай.");
  write("pages/en/about.md", "Tea.");
  write("pages/ru/delivery.md", "Чай.");
  write("promos.json", '[{ "code": "TEA", "name": "Чай", "percent": 200 }]');
  const { faults, advice } = await checkTexts(folder);
  expect(faults).toEqual([
    "pages/en/about.md: does not begin with fields between two lines of “---”",
    "pages/ru/delivery.md: does not begin with fields between two lines of “---”",
    "news/ru/tea-party.md: “publishedAt” is not a date such as 2026-11-14 or 2026-11-14T10:00:00+03:00",
    "promos.json: “0.percent” is wrong: Too big: expected number to be <=99",
  ]);
  expect(advice).toEqual([]);
});

it("names pictures that are missing or unreadable", async () => {
  write("pictures/news/tea-party.png", "no picture");
  expect((await checkTexts(folder)).faults).toEqual([
    "news/ru/tea-party.md: pictures/news/tea-party.png is not a picture that can be read",
    "slides.json: pictures/news/tea-party.png is not a picture that can be read",
  ]);
});

it("advises on missing languages, dead links and elements that the shop does not show", async () => {
  rmSync(join(folder, "pages/en/delivery.md"));
  const fields = ["---", "kind: content", "name: Чай", "updatedAt: 2026-11-14", "---"];
  const links = "[a](/information/nowhere) [b](/nowhere) [c](/catalog/oolong) [d](https://tea.example) [e](/about#how)";
  write("pages/ru/tea.md", ...fields, links, "", "![Чай](/tea.jpg)");
  write("slides.json", '[{ "title": "Чай", "text": "Чай", "link": "/stocks/sale" }]');
  expect(await checkTexts(folder)).toEqual({
    faults: [],
    advice: [
      ...missing,
      "pages/ru/delivery.md: is shown in English too, because there is no pages/en/delivery.md",
      "pages/ru/tea.md: is shown in English too, because there is no pages/en/tea.md",
      "pages/ru/tea.md: the shop does not show <img>",
      "pages/ru/tea.md: the link /information/nowhere leads nowhere",
      "pages/ru/tea.md: the link /nowhere leads nowhere",
      "slides.json: the link /stocks/sale leads nowhere",
    ],
  });
});

it("advises on links that the shop shows as plain text", async () => {
  const fields = ["---", "name: Tea", "---"];
  write(
    "pages/en/delivery.md",
    ...fields,
    "[a](price.pdf) [b](delivery.md) [c](mailto:tea@example.com?subject=a&body=b)",
  );
  write("pages/en/about.md", ...fields, '<a class="x" href="tel:+74950000000">d</a> [e](https://tea.example?a=1&b=2)');
  const rule = "is shown as plain text: a link begins with / or https://";
  expect((await checkTexts(folder)).advice.slice(missing.length)).toEqual([
    `pages/en/about.md: the link tel:+74950000000 ${rule}`,
    `pages/en/delivery.md: the link price.pdf ${rule}`,
    `pages/en/delivery.md: the link delivery.md ${rule}`,
    `pages/en/delivery.md: the link mailto:tea@example.com?subject=a&body=b ${rule}`,
  ]);
});

it("advises on files that the shop does not serve, and on links to them", async () => {
  const fields = ["---", "kind: content", "name: Чай", "updatedAt: 2026-11-14", "---"];
  write("pages/ru/tea.md", ...fields, "[a](/files/price.pdf)");
  write(
    "pages/en/tea.md",
    "---",
    "name: Tea",
    "---",
    "[a](/files/price.pdf) [b](/files/2026/no.pdf) [c](/files/run.exe)",
  );
  for (const file of ["price.pdf", "2026/sizes.xlsx", "run.exe", "прайс.pdf"]) write(`files/${file}`, "");
  write("files/large.pdf", "");
  truncateSync(join(folder, "files/large.pdf"), 10 * 1024 * 1024 + 1);
  const rule = "a name has Latin letters, digits, “-”, “_” and an extension of pdf, jpg";
  expect((await checkTexts(folder)).advice.slice(missing.length)).toEqual([
    "files/large.pdf: is not served: it has more than 10 MB",
    expect.stringContaining(`files/run.exe: is not served: ${rule}`),
    expect.stringContaining(`files/прайс.pdf: is not served: ${rule}`),
    "pages/en/tea.md: the link /files/2026/no.pdf leads nowhere",
    "pages/en/tea.md: the link /files/run.exe leads nowhere",
  ]);
});

it("knows all pages to which the shop links by their names", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const code = files.map((file) => readFileSync(join("app", file), "utf8")).join("");
  const links = [...code.matchAll(/paths\.(content|information)\("([^"]+)"\)/g)].map(
    ([, kind, slug]) => `${kind}/${slug}`,
  );
  const consents = readFileSync("mocks/checkout/consents.ts", "utf8").matchAll(/slug: "([^"]+)"/g);
  for (const [, slug = ""] of consents) links.push(`content/${slug}`);
  expect([...new Set(links)].sort()).toEqual([...linkedPages].sort());
});

it.each(fixedPages)("knows the page /%s from the site map", (page) => {
  expect(readFileSync("app/routes.ts", "utf8")).toMatch(new RegExp(`route\\("${page}["/]`));
});
