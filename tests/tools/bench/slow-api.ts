import { parse } from "node-html-parser";

import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { freePort } from "../../fixtures/ports";
import { startSlowApi, type Delay } from "../../fixtures/slow-api";
import { startShop, type Running } from "../servers";
import { ask, percentile } from "./rounds";
import { makeVisitor } from "./visitor";

/** The delays of the API's responses, in ms. */
const delays: Delay[] = [
  { least: 0, most: 0 },
  { least: 50, most: 50 },
  { least: 100, most: 400 },
];

const pagesPerDelay = 1000;
const concurrency = 6;

/**
 * The results at a delay: the number of pages, how many of them were complete, and the times until the first and the
 * last byte in ms.
 */
export type DelayResult = {
  delay: Delay;
  pages: number;
  whole: number;
  firstByte: { p50: number; p99: number };
  lastByte: { p50: number; p99: number };
};

const section = (code: string) => paths.section(code);
const measuredPaths = [
  paths.home(),
  paths.catalog(),
  section(landmarkSections.large),
  section(landmarkSections.typical),
  ...Object.values<string>(landmarks).map((code) => paths.product(code)),
  paths.search("18"),
  paths.search("zzqqxx"),
  paths.favorites(),
  paths.basket(),
  paths.compare(),
  paths.checkout("individual"),
  paths.checkout("legal"),
  paths.brands(),
  paths.stocks(),
  paths.news(),
  paths.about(),
  paths.contacts(),
  paths.feedback(),
  paths.sitemap(),
  paths.plainPages("information"),
  paths.information("oplata"),
  paths.content("policy"),
  paths.signIn(),
  paths.orderTrack(),
  "/no-such-page",
];

/** The outline of a page; it lacks the parts that failed to load. */
function outlineOf(body: string): string {
  const page = parse(body);
  const parts = page.querySelectorAll("h1, h2, a[href^='tel:'], [data-count], header nav a");
  return parts.map(({ structuredText }) => structuredText.trim()).join("\n");
}

/** Opens each page in both languages repeatedly at each delay of the API, and counts the complete ones. */
export async function measureDelays(api: Running): Promise<DelayResult[]> {
  const measured: DelayResult[] = [];
  const fastShop = await startShop(api.url, await freePort());
  const { cookie } = await makeVisitor(fastShop, api);
  const headers = { Cookie: cookie };
  const addresses = locales.flatMap((locale) => measuredPaths.map((path) => localePath(locale, path)));
  const settled = await Promise.all(
    addresses.map(
      async (path) =>
        new URL((await fetch(fastShop.url + path, { headers })).url).pathname + new URL(path, fastShop.url).search,
    ),
  );
  // The first visit to a product changes what other pages show, so the outlines are read after all pages were opened
  // once.
  const outlines = new Map<string, string>();
  for (const path of settled) outlines.set(path, outlineOf((await ask(fastShop.url + path, headers)).body.toString()));
  for (const delay of delays) {
    const slow = await startSlowApi(api.url, delay);
    const shop = await startShop(slow.url, await freePort());
    measured.push({ delay, ...(await openPages(shop, outlines, headers)) });
    await shop.stop();
    slow.stop();
  }
  await fastShop.stop();
  return measured;
}

async function openPages(shop: Running, outlines: Map<string, string>, headers: Record<string, string>) {
  const times: { first: number; last: number }[] = [];
  let whole = 0;
  const rounds = Math.ceil(pagesPerDelay / outlines.size);
  const queue = Array.from({ length: rounds }, () => [...outlines]).flat();
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, outline] = next;
      const { body, ms, firstByte } = await ask(shop.url + path, headers);
      const text = body.toString();
      const isWhole = outlineOf(text) === outline && !text.includes("data-failed-part") && text.endsWith("</html>");
      if (isWhole) whole += 1;
      times.push({ first: firstByte, last: ms });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const spread = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
  };
  return {
    pages: times.length,
    whole,
    firstByte: spread(times.map(({ first }) => first)),
    lastByte: spread(times.map(({ last }) => last)),
  };
}
