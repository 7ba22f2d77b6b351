import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { listBrands } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { Brand } from "~/api/schemas/pages";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { parsePage } from "~/lib/listing-query";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { ListPage } from "~/shop/listing/list-page";
import { Picture } from "~/ui/picture";

import styles from "./brands.module.css";

export const handle: { areas: Area[] } = { areas: ["brands"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Ten full rows of the widest grid. */
const perPage = 60;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const state = parsePage(new URL(args.request.url).searchParams);
  const { page } = state;
  const { brands, pagination, meta } = mainData(await listBrands(visit.caller, { page, perPage }));
  if (page > Math.max(1, pagination.pages)) await throwNotFound(args);
  const crumbs = [{ name: translateFor(visit.locale)("brands:title") }];
  const described = describePage(args, { path: paths.brands(), meta, state, crumbs });
  return { brands, pagination, meta: { h1: meta.h1, ...described } };
}

export default function BrandsPage() {
  const { t } = useTranslation();
  const { brands, pagination, meta } = useLoaderData<typeof loader>();
  return (
    <ListPage
      name={t("brands:title")}
      heading={meta.h1}
      count={t("count.brands", { count: pagination.total })}
      path={paths.brands()}
      pagination={pagination}
      shown={brands.length}
    >
      <BrandTiles brands={brands} label={t("brands:shown")} />
    </ListPage>
  );
}

const widths = [128, 320, 400] as const;
/** How many logos on the first screen load eagerly. */
const eagerCount = 12;

/** A grid of brands: logo, name, country, number of products. */
function BrandTiles({ brands, label }: { brands: Brand[]; label: string }) {
  const { t, href } = useTranslation();
  return (
    <ul className={styles.brands} aria-label={label}>
      {brands.map(({ slug, name, picture, country, productCount }, index) => (
        <li key={slug}>
          <a href={href(paths.brand(slug))}>
            {picture !== null && (
              <Picture
                src={(width) => paths.image(picture, width)}
                widths={widths}
                sizes="(min-width:80em) 200px, (min-width:48em) 25vw, 50vw"
                width={200}
                height={100}
                alt=""
                eager={index < eagerCount}
              />
            )}
            <span className={styles.facts}>
              <b>{name}</b>
              <span>{country}</span>
              <span>{t("count.products", { count: productCount })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
