import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useUnpacked } from "~/shop/deferred/deferred";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { FilterPage } from "~/shop/listing/filter-page";
import { Listing } from "~/shop/listing/listing";
import { DeferredViewedRail } from "~/shop/product/product-rail";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/placeholder";

import styles from "./catalog.module.css";
import { type SectionSummary, SectionTiles } from "./section-tiles";
import { loadSection } from "./section.server";

export const handle: { areas: Area[] } = { areas: ["catalog"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadSection(args);
}

export default function SectionPage() {
  const { t, href } = useTranslation();
  const { pathname: path } = useLocation();
  const { page, viewed } = useLoaderData<typeof loader>();
  const loaded = useUnpacked(page);
  const { section, pagination } = loaded;
  const countPath = href(paths.listingCount({ section: section.code }));
  if (loaded.showFilters) {
    return <FilterPage path={path} name={section.name} countPath={countPath} {...loaded} />;
  }
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("catalog:title"), link: paths.catalog() }, ...section.path]} />
      <div className="h-row">
        <h1>{loaded.h1}</h1>
        <span className="muted">{t("count.products", { count: pagination.total })}</span>
      </div>
      <Subsections items={section.items} />
      <Listing path={path} listing={loaded} countPath={countPath} empty={<EmptySection />} />
      <DeferredViewedRail viewed={viewed} anchors={false} />
    </>
  );
}

function Subsections({ items }: { items: SectionSummary[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <nav aria-label={t("catalog:subsections")} className={styles.subsections}>
      <SectionTiles sections={items} eager />
    </nav>
  );
}

/** A section without products. */
function EmptySection() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("catalog:empty.title")} text={t("catalog:empty.text")}>
      <ButtonLink href={href(paths.catalog())} variant="dark">
        {t("catalog:empty.toCatalog")}
      </ButtonLink>
    </EmptyState>
  );
}
