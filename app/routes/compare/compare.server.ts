import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { listProducts } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { ListedProduct } from "~/api/schemas/catalog";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { readProductIds } from "~/lib/product-ids";
import { paths } from "~/paths";
import { backTarget } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";
import { describePage } from "~/shop/head/describe-page.server";
import { slimCard } from "~/shop/product/product-card";

import {
  bySection,
  type ComparedSection,
  maxPerSection,
  propertyRows,
  readCompareForm,
  sectionCode,
  sectionToShow,
} from "./comparison";

/** Loads the comparison: the products of one section side by side, and links to the other sections. */
export async function loadCompared(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const query = new URL(args.request.url).searchParams;
  const ids = visit.compared();
  const [waiting = null] = readProductIds(query.get("replace") ?? "").filter((id) => !ids.includes(id));
  const requestedIds = waiting === null ? ids : [...ids, waiting];
  const { products } =
    requestedIds.length > 0
      ? mainData(await listProducts(visit.caller, visit.knownUid, requestedIds))
      : { products: [] };
  const sections = bySection(products.filter(({ id }) => id !== waiting));
  const newcomer = products.find(({ id }) => id === waiting);
  const full = newcomer && sections.find(({ code }) => code === sectionCode(newcomer));
  const shown = sectionToShow(sections, query.get("section"));
  const t = translateFor(visit.locale);
  const title = t("compare:title");
  const meta = describePage(args, {
    path: paths.compare(),
    meta: { title: t("pageTitle", { title }), description: t("compare:description") },
    crumbs: [{ name: title }],
    isHidden: true,
  });
  return {
    meta,
    sections: sections.map(({ code, name, products: own }) => ({ code, name, count: own.length })),
    shown: shown ? describe(shown, query.get("show") === "differences", t("compare:brand")) : null,
    gone: ids.filter((id) => !products.some((product) => product.id === id)),
    // If the section has a free place again, there is nothing to replace: the shopper can add the product on its page.
    question:
      newcomer && full && full.products.length >= maxPerSection
        ? { newcomer: toColumn(newcomer), products: full.products.map(toColumn), section: full.code }
        : null,
  };
}

export type ComparePage = Awaited<ReturnType<typeof loadCompared>>;
export type Compared = NonNullable<ComparePage["shown"]>;

/** Converts a product to a table column. */
const toColumn = (product: ListedProduct) => ({ ...slimCard(product), badge: [], properties: [] });

function describe({ code, name, link, products }: ComparedSection, onlyDifferences: boolean, brandName: string) {
  const rows = propertyRows(products.map((product) => ({ properties: withBrand(product, brandName) })));
  const several = products.length > 1;
  return {
    ...{ code, name, link },
    products: products.map(toColumn),
    /** Whether the page offers a choice between all rows and only those that differ. */
    several,
    onlyDifferences: several && onlyDifferences,
    rows: several && onlyDifferences ? rows.filter(({ differs }) => differs) : rows,
  };
}

/** Puts the brand first, as one more property. */
const withBrand = ({ brand, properties }: ListedProduct, name: string) =>
  brand ? [{ name, value: brand.name }, ...properties] : properties;

/**
 * Adds a product to the comparison, or removes some, and redirects back to the page of the button. If the section is
 * full, redirects to the question which product to replace.
 */
export async function changeCompared(args: ActionFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const pressed = readCompareForm(form);
  if (!pressed) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const page = (query?: Parameters<typeof paths.compare>[0]) => localePath(visit.locale, paths.compare(query));
  const back = backTarget(args.request, form, page());
  if (pressed.intent === "remove") {
    visit.removeCompared(pressed.ids);
    visit.setNotice({ kind: "success", key: "compareRemoved" });
    return redirectWith(visit, back);
  }
  const outcome = await addToComparison(visit, pressed);
  if (outcome === "full") return redirectWith(visit, page({ replace: String(pressed.id) }));
  if ("product" in outcome) {
    visit.setNotice({ kind: "success", key: "compareAdded" });
    return redirectWith(visit, pressed.instead === null ? back : page());
  }
  const { message } = outcome;
  visit.setNotice(message ? { kind: "error", text: message } : { kind: "error", key: "failed" });
  return redirectWith(visit, back);
}

type Outcome = { product: ListedProduct } | "full" | { message: string | null };

/** Adds a product if its section has room. A product that is already there becomes the latest. */
export async function addToComparison(
  visit: Visit,
  { id, instead }: { id: number; instead: number | null },
): Promise<Outcome> {
  const others = visit.compared().filter((other) => other !== id && other !== instead);
  const { data, error } = await listProducts(visit.caller, visit.knownUid, [...others, id]);
  if (error) return { message: refusal(error) };
  const product = data.products.find((one) => one.id === id);
  if (!product) return { message: null };
  const section = bySection(data.products).find(({ code }) => code === sectionCode(product));
  if (section && section.products.length > maxPerSection) return "full";
  if (instead !== null) visit.removeCompared([instead]);
  visit.addCompared(id);
  return { product };
}
