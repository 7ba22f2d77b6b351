import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { getStock } from "~/api/content.server";
import { mainData } from "~/api/errors";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";
import { sharedPage } from "~/session/visitor-data.server";
import { ArticleText } from "~/shop/article/article-text";
import { readBody } from "~/shop/article/read-body.server";
import { useUnpacked } from "~/shop/deferred/deferred";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { slimCard } from "~/shop/product/product-card";
import { ProductGrid } from "~/shop/product/product-grid";
import { Share } from "~/shop/share/share";
import { SectionHead, TitleBlock } from "~/ui/drawing";
import { Note } from "~/ui/note";
import { Picture } from "~/ui/picture";

import { Dates, periodText, type StockCard, stockPeriod } from "./stock-cards";
import styles from "./stocks.module.css";

export const handle: { areas: Area[] } = { areas: ["stocks", "share"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const answer = await getStock(visit.caller, visit.knownUid, args.params.slug ?? "");
  if (answer.status === 404) await throwNotFound(args);
  const { stock, meta } = mainData(answer);
  const { body, products, ...rest } = stock;
  const page = {
    h1: meta.h1,
    stock: { ...rest, period: stockPeriod(rest) },
    text: readBody(body, visit.locale),
    share: sharedPage(visit, paths.stock(stock.slug), meta.h1),
    products: products.map(slimCard),
  };
  const described = describePage(args, {
    path: paths.stock(stock.slug),
    meta,
    picture: stock.picture,
    crumbs: [{ name: translateFor(visit.locale)("stocks:title"), link: paths.stocks() }, { name: stock.name }],
    feed: { title: translateFor(visit.locale)("stocks:title"), path: paths.stocksFeed() },
  });
  return { meta: described, page: pack(page) };
}

export default function StockPage() {
  const { t, href } = useTranslation();
  const { h1, stock, text, share, products } = useUnpacked(useLoaderData<typeof loader>().page);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("stocks:title"), link: paths.stocks() }, { name: stock.name }]} />
      <StockHead heading={h1} stock={stock} products={products.length} />
      {stock.period.state === "ended" && (
        <Note kind="warn" title={t("stocks:over.title")}>
          <p>
            {t("stocks:over.text")}{" "}
            <a className="link" href={href(paths.stocks())}>
              {t("stocks:over.toStocks")}
            </a>
          </p>
        </Note>
      )}
      <ArticleText text={text} />
      <Share page={share} />
      {products.length > 0 && (
        <section className="section" aria-labelledby="products">
          <SectionHead
            id="products"
            title={t("stocks:products")}
            count={t("count.products", { count: products.length })}
          />
          <ProductGrid cards={products} columns={4} />
        </section>
      )}
    </>
  );
}

type StockHeadProps = { heading: string; stock: StockCard; products: number };

const widths = [320, 400, 640, 800] as const;

/** The head of a promotion: title, dates, time left and the drawing. */
function StockHead({ heading, stock, products }: StockHeadProps) {
  const translation = useTranslation();
  const { t } = translation;
  const { picture, preview, figure } = stock;
  return (
    <header className={styles.head}>
      <div className={styles.headText}>
        {figure && <p className={styles.figure}>{figure}</p>}
        <h1>{heading}</h1>
        {preview !== stock.name && <p className={styles.preview}>{preview}</p>}
        <TitleBlock
          className={styles.facts}
          rows={[
            { term: t("stocks:period.label"), value: <Dates stock={stock} /> },
            { term: t("stocks:state.label"), value: periodText(translation, stock) },
            ...(products > 0 ? [{ term: t("stocks:range"), value: t("count.products", { count: products }) }] : []),
          ]}
        />
      </div>
      {picture !== null && (
        <Picture
          blend
          priority
          className={styles.headPicture}
          src={(width) => paths.image(picture, width)}
          widths={widths}
          sizes="(min-width:58.75em) 400px, 280px"
          width={400}
          alt=""
        />
      )}
    </header>
  );
}
