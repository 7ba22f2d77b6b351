import type { ReviewList } from "~/api/schemas/review";
import { localePath } from "~/i18n/config";
import { formatRating } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { Stars } from "~/shop/product/rating";
import { ButtonLink } from "~/ui/button";
import { Chip, Chips } from "~/ui/chip";
import { SectionHead } from "~/ui/drawing";
import { Note } from "~/ui/note";
import { Pagination } from "~/ui/pagination";
import { Skeleton } from "~/ui/placeholder";

import { LoadedPart } from "./loaded-part";
import type { ProductPage } from "./product.server";
import { ReviewEntry } from "./review-entry";
import { reviewsPath, type ReviewsState } from "./reviews-query";
import styles from "./reviews.module.css";

type ReviewsProps = Pick<ProductPage, "product" | "reviews" | "reviewsState" | "isGuest">;

/** The reviews of a product. */
export function Reviews({ reviews, ...props }: ReviewsProps) {
  const { t } = useTranslation();
  const waiting = <ReviewsSkeleton count={props.product.reviews} />;
  return (
    <LoadedPart part={reviews} waiting={waiting} id="reviews" failed={t("reviews:failed")}>
      {(list) => <ReviewsSection {...props} list={list} />}
    </LoadedPart>
  );
}

/** The average, the distribution and the button, beside the first reviews. */
function ReviewsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <section className="section no-print" aria-busy="true" aria-labelledby="reviews-title">
      <SectionHead
        id="reviews-title"
        title={t("reviews:title")}
        count={count > 0 ? t("count.reviews", { count }) : undefined}
      />
      <div className={styles.section}>
        <div className={styles.summary}>
          <Skeleton width="160px" height="40px" />
          {count > 0 && <Skeleton height="220px" />}
          <Skeleton width="200px" height="44px" />
        </div>
        <div className={styles.list}>
          {Array.from({ length: Math.min(count, 3) }, (_, index) => (
            <Skeleton key={index} height="150px" />
          ))}
        </div>
      </div>
    </section>
  );
}

type SectionProps = Omit<ReviewsProps, "reviews"> & { list: ReviewList };

function ReviewsSection({ product, reviewsState: state, isGuest, list }: SectionProps) {
  return (
    <CachedFragment
      as="section"
      className="section no-print"
      id="reviews"
      aria-labelledby="reviews-title"
      data={list.own ? null : ["reviews", product.code, state, isGuest, list]}
    >
      <ReviewsContent product={product} reviewsState={state} isGuest={isGuest} list={list} />
    </CachedFragment>
  );
}

function ReviewsContent({ product, reviewsState: state, isGuest, list }: SectionProps) {
  const { t } = useTranslation();
  const total = list.distribution.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <SectionHead
        id="reviews-title"
        title={t("reviews:title")}
        count={total > 0 ? t("count.reviews", { count: total }) : undefined}
      />
      <div className={styles.section}>
        <div className={styles.summary}>
          {list.rating !== null && <Average rating={list.rating} />}
          {total > 0 && <Distribution code={product.code} state={state} distribution={list.distribution} />}
          {total === 0 && (
            <p>
              <b>{t("reviews:none")}</b>
              <br />
              <span className="muted">{t("reviews:noneText")}</span>
            </p>
          )}
          {!list.own && <WriteLink code={product.code} isGuest={isGuest} />}
        </div>
        <div className={styles.list}>
          {list.own && list.own.status !== "published" && (
            <div className={styles.own}>
              <Note
                kind={list.own.status === "pending" ? "info" : "warn"}
                title={t(`reviews:own.${list.own.status}`)}
              />
              <ReviewEntry code={product.code} review={list.own} />
            </div>
          )}
          {total > 0 && <Entries code={product.code} state={state} list={list} />}
        </div>
      </div>
    </>
  );
}

function Average({ rating }: { rating: number }) {
  const { t, locale } = useTranslation();
  return (
    <p className={styles.average}>
      <b>{formatRating(locale, rating)}</b> <span className="muted">{t("reviews:out")}</span>
      <Stars rating={rating} />
    </p>
  );
}

/** Guests sign in first and then return to the form. */
function WriteLink({ code, isGuest }: { code: string; isGuest: boolean }) {
  const { t, href, locale } = useTranslation();
  const path = paths.productReview(code);
  const signIn = paths.signIn({ redirectTo: localePath(locale, path) });
  return (
    <ButtonLink variant="line" href={href(isGuest ? signIn : path)}>
      {t(isGuest ? "reviews:signIn" : "reviews:write")}
    </ButtonLink>
  );
}

type ListProps = { code: string; state: ReviewsState };

/** How many reviews gave each rating; a row leads to those reviews. */
function Distribution({ code, state, distribution }: ListProps & Pick<ReviewList, "distribution">) {
  const { t, href } = useTranslation();
  const most = Math.max(...distribution.map(({ count }) => count), 1);
  return (
    <ul className={styles.distribution} aria-label={t("reviews:distribution")}>
      {distribution.map(({ rating, count }) => {
        const stars = t("reviews:stars", { count: rating });
        const row = (
          <>
            <span aria-hidden="true">{stars}</span>
            <span className="visually-hidden">
              {t("reviews:row", { stars, reviews: t("count.reviews", { count }) })}
            </span>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.ground} width="100%" height="100%" />
              <rect className={styles.part} width={`${(100 * count) / most}%`} height="100%" />
            </svg>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          </>
        );
        if (count === 0)
          return (
            <li key={rating} className="muted">
              {row}
            </li>
          );
        return (
          <li key={rating}>
            <a
              href={href(reviewsPath(code, { ...state, stars: rating, page: 1 }))}
              aria-current={state.stars === rating || undefined}
              data-reload
            >
              {row}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Entries({ code, state, list }: ListProps & Pick<SectionProps, "list">) {
  const { t, href } = useTranslation();
  const { reviews, pagination } = list;
  return (
    <>
      {state.stars !== null && (
        <p className="row">
          <b>{t("reviews:onlyRating", { count: state.stars })}</b>
          <a className="linkbtn" href={href(reviewsPath(code, { ...state, stars: null, page: 1 }))} data-reload>
            {t("reviews:all")}
          </a>
        </p>
      )}
      {pagination.total > 1 && <Order code={code} state={state} />}
      {reviews.length === 0 && <p className="muted">{t("reviews:noMatch")}</p>}
      <ul className={styles.entries}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry code={code} review={review} />
          </li>
        ))}
      </ul>
      <Pages name={t("reviews:pages")} {...pagination} href={(page) => href(reviewsPath(code, { ...state, page }))} />
    </>
  );
}

function Order({ code, state }: ListProps) {
  const { t, href } = useTranslation();
  return (
    <nav aria-label={t("reviews:sort.label")}>
      <Chips>
        {(["helpful", "new"] as const).map((sort) => (
          <Chip
            key={sort}
            href={href(reviewsPath(code, { ...state, sort, page: 1 }))}
            aria-current={state.sort === sort || undefined}
            data-reload
          >
            {t(`reviews:sort.${sort}`)}
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

type PagesProps = { name: string; page: number; pages: number; href: (page: number) => string };

/** Links to the other pages of a list. */
export function Pages({ name, page, pages, href }: PagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      page={page}
      pages={pages}
      href={href}
      texts={{
        label: name,
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (number) => t("pages.page", { page: number }),
      }}
    />
  );
}
