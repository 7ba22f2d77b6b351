import { getCatalog } from "~/api/catalog.server";
import { getHome } from "~/api/content.server";
import { mainData } from "~/api/errors";
import type { Card } from "~/api/schemas/common";
import type { Home, Slide, Stock } from "~/api/schemas/pages";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { slimCard } from "~/shop/product/product-card";

/** The product of a slide, with its price and stock. */
type SlideProduct = Pick<Card, "code" | "name" | "price" | "oldPrice" | "isStock" | "deliveryDate">;

/** The promotion that a slide leads to, if the home page knows it. */
type SlideStock = Pick<Stock, "name" | "startsAt" | "endsAt">;

export type HomeSlide = Pick<Slide, "title" | "text" | "picture" | "link" | "action" | "more"> & {
  product: SlideProduct | null;
  stock: SlideStock | null;
};

/** Loads the home page, without the fields it does not render. */
export async function loadHome(visit: Visit) {
  const home = await readHome(visit);
  return {
    slides: home.slides.map((slide) => toSlide(slide, home)),
    sections: home.sections.map(({ name, link, picture, count }) => ({ name, link, picture, count })),
    rows: toRows(home.rows),
    stocks: home.stocks.map(({ slug, name, preview, picture, endsAt, figure }) => {
      return { slug, name, preview, picture, endsAt, figure };
    }),
    brands: home.brands.map(({ slug, name, picture }) => ({ slug, name, picture })),
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

function toSlide(slide: Slide, { rows, stocks }: Home): HomeSlide {
  const { title, text, picture, link, action, more } = slide;
  const cards = rows.flatMap(({ products }) => products);
  const card = slide.product ?? cards.find(({ code }) => paths.product(code) === link);
  const stock = stocks.find(({ slug }) => [link, more?.link].includes(paths.stock(slug)));
  return {
    ...{ title, text, picture, link, action, more },
    product: card ? slimProduct(card) : null,
    stock: stock ? { name: stock.name, startsAt: stock.startsAt, endsAt: stock.endsAt } : null,
  };
}

const slimProduct = ({ code, name, price, oldPrice, isStock, deliveryDate }: Card): SlideProduct => {
  return { code, name, price, oldPrice, isStock, deliveryDate };
};

/** `repeated`: ids of a row's cards that an earlier row has already, since ids must be unique in the page. */
function toRows(rows: Home["rows"]) {
  const seen = new Set<number>();
  return rows.map(({ title, link, products }) => {
    const repeated = products.map(({ id }) => id).filter((id) => seen.has(id));
    for (const { id } of products) seen.add(id);
    return { title, link, cards: products.map(slimCard), repeated };
  });
}
