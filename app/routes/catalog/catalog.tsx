import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { getCatalog, getMenu } from "~/api/catalog.server";
import { limits } from "~/api/client.server";
import { dataOrNull, mainData } from "~/api/errors";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { imageWidths } from "~/lib/link";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { useUnpacked, FailedPart } from "~/shop/deferred/deferred";
import { ApiLink } from "~/shop/frame/links";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { Picture } from "~/ui/picture";

import styles from "./catalog.module.css";
import { SectionTiles } from "./section-tiles";

export const handle: { areas: Area[] } = { areas: ["catalog"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Sections of the first two levels come with product counts. The third level comes from the menu, which may fail. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const [catalog, menu] = await Promise.all([
    getCatalog(visit.caller, visit.knownUid),
    getMenu(visit.caller, limits.side).then(dataOrNull),
  ]);
  const { sections, meta } = mainData(catalog);
  const deeper = new Map(menu?.items.flatMap(({ items }) => items.map((item) => [item.link, item.items] as const)));
  const tree = sections.map(({ name, link, picture, count, items }) => ({
    name,
    link,
    picture,
    count,
    items: items.map(({ name, link, picture, count }) => ({
      ...{ name, link, picture, count },
      items: ((link && deeper.get(link)) || []).map(({ name, link, count }) => ({ name, link, count })),
    })),
  }));
  const crumbs = [{ name: translateFor(visit.locale)("catalog:title") }];
  const described = describePage(args, { path: paths.catalog(), meta, crumbs });
  return { meta: { h1: meta.h1, ...described }, sections: pack(tree), isWhole: menu !== null };
}

/** The catalogue's three levels: the menu for browsers without JavaScript, and a normal page for the others. */
export default function CatalogPage() {
  const { t } = useTranslation();
  const { sections: packed, meta, isWhole } = useLoaderData<typeof loader>();
  const sections = useUnpacked(packed);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("catalog:title") }]} />
      <h1>{meta.h1}</h1>
      {!isWhole && <FailedPart title={t("catalog:menuFailed")} />}
      <ul className={styles.sections}>
        {sections.map(({ name, link, picture, count, items }) => (
          <li key={link ?? name} className={styles.section}>
            <div className={styles.head}>
              <Picture
                src={picture === null ? null : (width) => paths.image(picture, width)}
                widths={[imageWidths[0], imageWidths[1]]}
                sizes="64px"
                width={64}
                alt=""
                blend
                className={styles.picture}
              />
              <h2>
                <ApiLink link={link}>{name}</ApiLink>
              </h2>
              <span className="muted small">{t("count.products", { count })}</span>
            </div>
            <SectionTiles sections={items} />
          </li>
        ))}
      </ul>
    </>
  );
}
