import { getCatalog } from "~/api/catalog.server";
import { getHome } from "~/api/content.server";
import { mainData } from "~/api/errors";
import type { Card } from "~/api/schemas/common";
import type { Home, Slide, Stock } from "~/api/schemas/pages";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { slimCard } from "~/shop/product/product-card";

/** What a slide links to, if the home page knows it: the facts of its title block. */
export type SlideSubject =
  | ({ kind: "product" } & Pick<Card, "name" | "price" | "oldPrice" | "isStock" | "deliveryDate">)
  | ({ kind: "stock" } & Pick<Stock, "name" | "startsAt" | "endsAt">);

export type HomeSlide = Pick<Slide, "title" | "text" | "picture" | "link"> & { subject: SlideSubject | null };

/** Loads the home page, without the fields it does not render. */
export async function loadHome(visit: Visit) {
  const home = await readHome(visit);
  return {
    slides: home.slides.map((slide) => toSlide(slide, home)),
    sections: home.sections.map(({ name, link, picture, count }) => ({ name, link, picture, count })),
    rows: toRows(home.rows),
    stocks: home.stocks.map(({ slug, name, preview, picture, endsAt }) => ({ slug, name, preview, picture, endsAt })),
    brands: home.brands.map(({ slug, name }) => ({ slug, name })),
    news: home.news.map(({ slug, name, preview, publishedAt }) => ({ slug, name, preview, publishedAt })),
    meta: home.meta,
  };
}

/** An API without a home page (404) may still have a catalogue: its sections make a plain one. */
async function readHome({ caller, knownUid, locale }: Visit): Promise<Home> {
  const answer = await getHome(caller, knownUid);
  if (answer.status !== 404) return mainData(answer);
  const { sections, meta } = mainData(await getCatalog(caller, knownUid));
  const title = translateFor(locale)("appName");
  const nothing = { slides: [], rows: [], brands: [], stocks: [], news: [] };
  return { ...nothing, sections, meta: { ...meta, h1: title, title } };
}

export type HomePage = Awaited<ReturnType<typeof loadHome>>;

function toSlide({ title, text, picture, link }: Slide, home: Home): HomeSlide {
  return { title, text, picture, link, subject: findSubject(link, home) };
}

function findSubject(link: string | null, { rows, stocks }: Home): SlideSubject | null {
  const card = rows.flatMap(({ products }) => products).find(({ code }) => paths.product(code) === link);
  if (card) {
    const { name, price, oldPrice, isStock, deliveryDate } = card;
    return { kind: "product", name, price, oldPrice, isStock, deliveryDate };
  }
  const stock = stocks.find(({ slug }) => paths.stock(slug) === link);
  return stock ? { kind: "stock", name: stock.name, startsAt: stock.startsAt, endsAt: stock.endsAt } : null;
}

/** `repeated`: ids of a row's cards that an earlier row has already, since ids must be unique in the page. */
function toRows(rows: Home["rows"]) {
  const seen = new Set<number>();
  return rows.map(({ title, link, products }) => {
    const repeated = products.map(({ id }) => id).filter((id) => seen.has(id));
    for (const { id } of products) seen.add(id);
    return { title, link, cards: products.map(slimCard), repeated };
  });
}
