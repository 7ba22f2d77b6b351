import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { pageMeta } from "~/shop/head/page-meta";
import { FavoriteButton } from "~/shop/product/favorite-button";
import { DeferredViewedRail } from "~/shop/product/product-rail";
import { Share } from "~/shop/share/share";

import { BuyBox } from "./buy-box";
import { CompareButton } from "./compare-button";
import { Details } from "./details";
import { Gallery } from "./gallery";
import { ProductBar } from "./product-bar";
import styles from "./product.module.css";
import { loadProduct, type ProductPage } from "./product.server";
import { Variants } from "./variants";

export const handle: { areas: Area[] } = { areas: ["product", "share"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadProduct(args);
}

export default function Product() {
  const { t } = useTranslation();
  const { product, share, isCompared, meta, variants, deliveries, viewed } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("header.catalog"), link: paths.catalog() }, ...product.path]} />
      {/* Another variant is another product: what was typed or opened for this one must not stay. */}
      <div key={product.id}>
        <div className={styles.product}>
          <Gallery code={product.code} name={product.name} pictures={product.pictures} badges={product.badge} />
          <div className={styles.buy}>
            <h1>{meta.h1}</h1>
            <Names product={product} />
            <BuyBox product={product} deliveries={deliveries} />
            <div className={styles.after}>
              <CompareButton product={product} isCompared={isCompared} />
              <Share page={share} />
            </div>
          </div>
        </div>
        <Variants product={product} variants={variants} />
        <Details product={product} deliveries={deliveries} />
        <ProductBar product={product} />
      </div>
      <DeferredViewedRail viewed={viewed} />
    </>
  );
}

function Names({ product }: Pick<ProductPage, "product">) {
  const { t, href } = useTranslation();
  const { article, brand } = product;
  return (
    <div className={styles.names}>
      <span className="muted">{t("product:article", { article })}</span>
      {brand && (
        <a className="link" href={href(paths.brand(brand.slug))}>
          {brand.name}
        </a>
      )}
      <FavoriteButton product={product} withText className={styles.favorite} />
    </div>
  );
}
