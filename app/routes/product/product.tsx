import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Brand } from "~/api/schemas/pages";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useUnpacked } from "~/shop/deferred/deferred";
import { BuyBar } from "~/shop/frame/buy-bar";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { BasketControl } from "~/shop/product/basket-control";
import { CompareButton } from "~/shop/product/compare-button";
import { FavoriteButton } from "~/shop/product/favorite-button";
import { Price, stockState } from "~/shop/product/price-and-stock";
import { DeferredRelatedRail, DeferredViewedRail } from "~/shop/product/product-rail";
import { Rating } from "~/shop/product/rating";
import { Share } from "~/shop/share/share";
import { Picture } from "~/ui/picture";

import { BuyBox } from "./buy-box";
import { Details } from "./details";
import { Gallery } from "./gallery";
import styles from "./product.module.css";
import { loadProduct, type ProductPage } from "./product.server";
import { Questions } from "./questions";
import { Reviews } from "./reviews";
import { Variants } from "./variants";

export const handle: { areas: Area[] } = { areas: ["product", "reviews", "share"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A page with a customer's e-mail address is not stored: Back must not show it to the next person at the device. */
export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadProduct(args);
  return data(loaded, loaded.email ? { headers: { "Cache-Control": "no-store" } } : {});
}

export default function Product() {
  const { t } = useTranslation();
  const { meta, page, deliveries, email, reviews, questions, related, viewed, ...packed } =
    useLoaderData<typeof loader>();
  const product = useUnpacked(packed.product);
  const { share, variants, city, suggestion, reviewsState, isGuest } = useUnpacked(page);
  const suggestions = <DeferredRelatedRail kind={suggestion} related={related} />;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("header.catalog"), link: paths.catalog() }, ...product.path]} />
      {/* The key resets the page's state: another variant is a different product. */}
      <div key={product.id}>
        <div className={styles.product}>
          <Gallery code={product.code} name={product.name} pictures={product.pictures} badges={product.badge} />
          {/* A form's answer without JavaScript leads back here. */}
          <div className={styles.buy} id={`p${product.id}`}>
            <h1>{meta.h1}</h1>
            <Names product={product} />
            <BuyBox product={product} deliveries={deliveries} city={city} email={email} />
            <div className={styles.after}>
              {!product.isDiscontinued && <CompareButton product={product} withText />}
              <Share page={share} />
            </div>
          </div>
        </div>
        <Variants product={product} variants={variants} />
        {suggestion === "similar" && suggestions}
        <Details product={product} deliveries={deliveries} city={city} />
        {suggestion === "together" && suggestions}
        <Reviews {...{ product, reviews, reviewsState, isGuest }} />
        <Questions {...{ product, questions, reviewsState }} />
        {!product.isDiscontinued && <ProductBar product={product} />}
      </div>
      <DeferredViewedRail viewed={viewed} />
    </>
  );
}

function Names({ product }: Pick<ProductPage, "product">) {
  const { id, isFavorite, article, brand, rating, reviews } = product;
  return (
    <CachedFragment
      as="div"
      className={styles.names}
      data={isFavorite ? null : ["names", id, article, brand, rating, reviews]}
    >
      <NameRows product={product} />
    </CachedFragment>
  );
}

function NameRows({ product }: Pick<ProductPage, "product">) {
  const { t } = useTranslation();
  const { article, brand } = product;
  return (
    <>
      <div>
        <span className="muted">{t("product:article", { article })}</span>
        <FavoriteButton product={product} withText className={styles.favorite} />
      </div>
      <div>
        {brand && <BrandLink brand={brand} />}
        {product.reviews > 0 && (
          <a className={styles.rating} href="#reviews">
            <Rating rating={product.rating} reviews={product.reviews} isLong />
          </a>
        )}
      </div>
    </>
  );
}

/** The brand's wordmark and name. */
function BrandLink({ brand: { slug, name, picture } }: { brand: Pick<Brand, "slug" | "name" | "picture"> }) {
  const { href } = useTranslation();
  return (
    <a className={styles.brand} href={href(paths.brand(slug))}>
      {picture !== null && (
        <Picture
          src={(width) => paths.image(picture, width)}
          widths={[128, 320]}
          sizes="88px"
          width={88}
          height={44}
          alt=""
          className={styles.wordmark}
          blend
        />
      )}
      <span className="link">{name}</span>
    </a>
  );
}

/** Price, favourite button and "add to basket" form, on phones. */
function ProductBar({ product }: Pick<ProductPage, "product">) {
  const { t } = useTranslation();
  const { id, code, name, price, oldPrice, quantity, isFavorite } = product;
  const state = stockState(product);
  const isTouched = isFavorite || quantity > 0;
  return (
    <BuyBar
      label={t("product:buy")}
      className={styles.bar}
      data={isTouched ? null : ["buy bar", id, code, name, price, oldPrice, state]}
    >
      <Price price={price} oldPrice={oldPrice} muted={state === "out"} />
      <FavoriteButton product={product} className={styles.productBarFavorite} />
      <BasketControl product={product} look="bar" className={styles.control} />
    </BuyBar>
  );
}
