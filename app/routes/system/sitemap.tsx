import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";

import { getMenu, listBrands } from "~/api/catalog.server";
import { type Caller, limits } from "~/api/client.server";
import { getSettings, listPages, type PageKind } from "~/api/content.server";
import { dataOrNull, orEmpty } from "~/api/errors";
import type { MenuItem } from "~/api/schemas/catalog";
import type { Area } from "~/i18n/config";
import { type Translation, useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { getVisit, type Visit } from "~/session/visit.server";
import { useUnpacked } from "~/shop/deferred/deferred";
import { ApiLink, menuLinks } from "~/shop/frame/links";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { SectionHead } from "~/ui/drawing";

import styles from "./sitemap.module.css";

export const handle: { areas: Area[] } = { areas: ["content"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const title = t("content:sitemap.title");
  const meta = describePage(args, {
    path: paths.sitemap(),
    meta: { title: t("pageTitle", { title }), description: t("content:sitemap.description") },
    crumbs: [{ name: title }],
  });
  return { meta, links: pack(await loadSiteMap(visit)) };
}

/** The site map for people: all sections and pages. Search engines have `sitemap.xml`. */
export default function SiteMapPage() {
  const { t, href } = useTranslation();
  const { sections, brands, ...pages } = useUnpacked(useLoaderData<typeof loader>().links);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("content:sitemap.title") }]} />
      <h1>{t("content:sitemap.title")}</h1>
      <section className={styles.first} aria-labelledby="catalog">
        <SectionHead
          id="catalog"
          title={t("content:sitemap.catalog")}
          count={sections ? t("content:sitemap.sections", { count: countLinks(sections) }) : undefined}
          more={{ href: href(paths.catalog()), label: t("menu.all") }}
        />
        {sections ? <SiteGroups groups={sections} /> : <p className="muted">{t("content:sitemap.catalogFailed")}</p>}
      </section>
      {brands?.length !== 0 && (
        <section className="section" aria-labelledby="brands">
          <SectionHead
            id="brands"
            title={t("nav.brands")}
            count={brands ? t("count.brands", { count: brands.length }) : undefined}
            more={{ href: href(paths.brands()), label: t("content:sitemap.allBrands") }}
          />
          {brands ? <SiteLinks links={brands} columns /> : <p className="muted">{t("error.part")}</p>}
        </section>
      )}
      <section className="section" aria-labelledby="shop">
        <SectionHead id="shop" title={t("content:sitemap.shop")} />
        {(pages.information === null || pages.documents === null) && <p className="muted">{t("error.part")}</p>}
        <SiteGroups groups={shopGroups(t, pages)} />
      </section>
    </>
  );
}

const countLinks = (links: SiteLink[]): number => links.reduce((sum, { items }) => sum + 1 + countLinks(items), 0);

/** The pages outside the catalogue: the fixed ones and those that the API lists. A group without pages is left out. */
function shopGroups(
  t: Translation["t"],
  pages: { company: SiteLink[]; information: SiteLink[] | null; documents: SiteLink[] | null },
): SiteGroup[] {
  const page = (name: string, link: string): SiteLink => ({ name, link, items: [] });
  const groups = [
    { name: t("footer.company"), items: pages.company },
    {
      name: t("content:shelf.information.title"),
      link: paths.plainPages("information"),
      items: pages.information ?? [],
    },
    { name: t("content:shelf.content.title"), link: paths.plainPages("content"), items: pages.documents ?? [] },
    {
      name: t("content:sitemap.mine"),
      items: [
        page(t("header.favorites"), paths.favorites()),
        page(t("header.compare"), paths.compare()),
        page(t("header.basket"), paths.basket()),
        page(t("search.label"), paths.search()),
        page(t("nav.track"), paths.orderTrack()),
      ],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Groups of links with headings, side by side if there is room. */
function SiteGroups({ groups }: { groups: SiteGroup[] }) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ name, link, items }) => (
        <li key={name}>
          <h3>{link ? <ApiLink link={link}>{name}</ApiLink> : name}</h3>
          <SiteLinks links={items} />
        </li>
      ))}
    </ul>
  );
}

/** A heading, with or without a link, and its links. */
type SiteGroup = Omit<SiteLink, "link"> & { link?: string | null };

/** Links of one level with their nested links. */
function SiteLinks({ links, columns }: { links: SiteLink[]; columns?: boolean }) {
  if (links.length === 0) return null;
  return (
    <ul className={columns ? styles.columns : styles.level}>
      {links.map(({ name, link, items }) => (
        <li key={link ?? name}>
          <ApiLink link={link}>{name}</ApiLink>
          <SiteLinks links={items} />
        </li>
      ))}
    </ul>
  );
}

/** A link with its nested links. */
type SiteLink = { name: string; link: string | null; items: SiteLink[] };

/** The API's maximum per call. */
const perCall = 100;
/** The most calls for one page, whatever number of brands the API states. */
const mostCalls = 20;

/** The names of all brands, or null if the API does not return one of their parts; some of them would look like all. */
async function loadBrands(caller: Caller) {
  const load = (page: number) => listBrands(caller, { page, perPage: perCall }, limits.part);
  const first = await load(1);
  // An API without brands does not know the call.
  if (first.status === 404) return [];
  const pages = Math.min(dataOrNull(first)?.pagination.pages ?? 1, mostCalls);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)));
  const parts = [first, ...rest].map(dataOrNull);
  if (parts.includes(null)) return null;
  return parts.flatMap((part) => part?.brands ?? []).map(({ name, slug }) => leaf(name, paths.brand(slug)));
}

/** Loads all sections, brands and pages; null for a part that the API does not return. */
async function loadSiteMap(visit: Visit) {
  const { caller } = visit;
  const plain = (kind: PageKind) =>
    listPages(caller, kind, limits.part).then((answer) => dataOrNull(orEmpty(answer, { pages: [] })));
  const [settings, menu, brands, information, content] = await Promise.all([
    visit.share("settings", () => getSettings(caller)).then(dataOrNull),
    getMenu(caller, limits.part).then(dataOrNull),
    loadBrands(caller),
    plain("information"),
    plain("content"),
  ]);
  return {
    company: menuLinks(settings).flatMap(({ name, link }) =>
      link && ownPages.includes(link) ? [leaf(name, link)] : [],
    ),
    sections: menu && menu.items.map(toSiteLink),
    brands,
    information: information && information.pages.map((page) => plainPage("information", page)),
    documents: content && content.pages.map((page) => plainPage("content", page)),
  };
}

/** The pages that are neither in the catalogue nor among the texts. */
const ownPages: string[] = [paths.about(), paths.stocks(), paths.news(), paths.contacts()];

const leaf = (name: string, link: string): SiteLink => ({ name, link, items: [] });

const plainPage = (kind: PageKind, { name, slug }: { name: string; slug: string }) =>
  leaf(name, paths.plainPage(kind, slug));

function toSiteLink({ name, link, items }: MenuItem): SiteLink {
  return { name, link, items: items.map(toSiteLink) };
}
