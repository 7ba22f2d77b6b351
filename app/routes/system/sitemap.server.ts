import { listBrands } from "~/api/brands.server";
import { getMenu } from "~/api/catalog.server";
import { limits } from "~/api/client.server";
import { listPages, type PageKind } from "~/api/content.server";
import { dataOrNull } from "~/api/errors";
import type { MenuItem } from "~/api/schemas/catalog";
import { paths } from "~/paths";
import type { Visit } from "~/session/visit.server";

/** A link of the site map with what lies below it. */
export type SiteLink = { name: string; link: string | null; items: SiteLink[] };

/** The most that the API names at once; the brands beyond it are found on the page of brands. */
const mostBrands = 100;

/** All sections, brands and pages of the shop; null for a part that the API did not give. */
export async function loadSiteMap({ caller }: Visit) {
  const [menu, brands, information, content] = await Promise.all([
    getMenu(caller, limits.part).then(dataOrNull),
    listBrands(caller, { page: 1, perPage: mostBrands }, limits.part).then(dataOrNull),
    listPages(caller, "information", limits.part).then(dataOrNull),
    listPages(caller, "content", limits.part).then(dataOrNull),
  ]);
  return {
    sections: menu && menu.items.map(toSiteLink),
    brands: brands && brands.brands.map(({ name, slug }) => leaf(name, paths.brand(slug))),
    information: information && information.pages.map((page) => plainPage("information", page)),
    documents: content && content.pages.map((page) => plainPage("content", page)),
  };
}

const leaf = (name: string, link: string): SiteLink => ({ name, link, items: [] });

const plainPage = (kind: PageKind, { name, slug }: { name: string; slug: string }) =>
  leaf(name, paths.plainPage(kind, slug));

function toSiteLink({ name, link, items }: MenuItem): SiteLink {
  return { name, link, items: items.map(toSiteLink) };
}
