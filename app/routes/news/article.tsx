import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { getArticle } from "~/api/content.server";
import { mainData } from "~/api/errors";
import type { Card } from "~/api/schemas/common";
import type { Area } from "~/i18n/config";
import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { pack, type Packed } from "~/lib/packed";
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
import { articleData } from "~/shop/head/structured-data.server";
import { slimCard } from "~/shop/product/product-card";
import { ProductGrid } from "~/shop/product/product-grid";
import { Share } from "~/shop/share/share";
import { SectionHead } from "~/ui/drawing";
import { Picture } from "~/ui/picture";

import { NewsCards } from "./news-cards";
import styles from "./news-cards.module.css";

export const handle: { areas: Area[] } = { areas: ["news", "share"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const answer = await getArticle(visit.caller, visit.knownUid, args.params.slug ?? "");
  if (answer.status === 404) await throwNotFound(args);
  const { article, meta } = mainData(answer);
  const { name, picture, publishedAt, body, related, products = [] } = article;
  const section = translateFor(visit.locale)("news:title");
  const described = describePage(args, {
    path: paths.article(article.slug),
    meta,
    kind: "article",
    picture,
    crumbs: [{ name: section, link: paths.news() }, { name }],
    data: [articleData(article)],
    feed: { title: section, path: paths.newsFeed() },
  });
  return {
    meta: { h1: meta.h1, ...described },
    article: { name, picture, publishedAt },
    text: readBody(body, visit.locale),
    share: sharedPage(visit, paths.article(article.slug), meta.h1),
    related,
    products: pack(products.map(slimCard)),
  };
}

export default function ArticlePage() {
  const { t, locale, href } = useTranslation();
  const { meta, article, text, share, related, products } = useLoaderData<typeof loader>();
  const { name, picture, publishedAt } = article;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("news:title"), link: paths.news() }, { name }]} />
      <article>
        <header className={styles.header}>
          <p className="muted">
            <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>,{" "}
            {t("news:minutes", { count: text.minutes })}
          </p>
          <h1>{meta.h1}</h1>
        </header>
        {picture !== null && <Figure picture={picture} />}
        <ArticleText text={text} contents={t("news:inArticle")} />
        <Share page={share} />
      </article>
      <ArticleProducts packed={products} />
      {related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <SectionHead
            id="related"
            title={t("news:related")}
            count={t("news:count", { count: related.length })}
            more={{ href: href(paths.news()), label: t("news:all") }}
          />
          <NewsCards news={related} />
        </section>
      )}
    </>
  );
}

/** The products that the article is about. */
function ArticleProducts({ packed }: { packed: Packed<Card[]> }) {
  const { t } = useTranslation();
  const products = useUnpacked(packed);
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="products">
      <SectionHead id="products" title={t("news:products")} count={t("count.products", { count: products.length })} />
      <ProductGrid cards={products} columns={4} />
    </section>
  );
}

const widths = [400, 640, 800, 1200] as const;

function Figure({ picture }: { picture: string }) {
  return (
    <div className={styles.figure}>
      <Picture
        blend
        priority
        src={(width) => paths.image(picture, width)}
        widths={widths}
        sizes="(min-width:50em) 720px, 100vw"
        width={720}
        height={360}
        alt=""
      />
    </div>
  );
}
