import { useMemo } from "react";

import type { Card } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { Packed } from "~/lib/packed";
import { Deferred, FailedPart } from "~/shop/deferred/deferred";
import { Carousel, type CarouselTexts } from "~/ui/carousel";
import { SectionHead, type MoreLink } from "~/ui/drawing";

import { ProductCard } from "./product-card";
import { ProductCardSkeleton } from "./product-grid";
import styles from "./product-rail.module.css";

type ProductRailProps = {
  /** Unique on the page. */
  id: string;
  title: string;
  cards: readonly Card[];
  /** The text of the dimension line: `5 из 48`. */
  count?: string | undefined;
  more?: MoreLink | undefined;
  /** Moves by itself, as section 9 of the specification requires for product sliders. */
  autoplay?: boolean | undefined;
  /** Whether the cards have anchors (`p{id}`); false if the page shows the same products elsewhere. */
  anchors?: boolean | undefined;
  /** Products that are already higher on the page, where their own cards have the anchors. */
  repeated?: readonly number[] | undefined;
};

/** Two to five cards side by side, in their own section. Renders nothing without cards. */
export function ProductRail(props: ProductRailProps) {
  const { id, title, cards, count, more, autoplay = true, anchors = true, repeated = [] } = props;
  const texts = useCarouselTexts();
  const headId = `${id}-title`;
  if (cards.length === 0) return null;
  return (
    <section className="section no-print" aria-labelledby={headId}>
      <SectionHead id={headId} title={title} count={count} more={more} />
      <Carousel
        id={id}
        labelledBy={headId}
        texts={texts}
        autoplay={autoplay}
        className={styles.rail}
        slides={cards.map((card) => ({
          key: card.id,
          node: (
            <ProductCard
              card={card}
              as="div"
              level={3}
              sizes={railSizes}
              anchor={anchors && !repeated.includes(card.id)}
            />
          ),
        }))}
      />
    </section>
  );
}

const railSizes =
  "(min-width:80.0625em) 190px, (min-width:58.8125em) 21vw, (min-width:40.0625em) 28vw, (min-width:391px) 33vw, 40vw";

/** The cards of a row, as a loader sends them; null if the API did not return them. */
export type PackedCards = Packed<Card[] | null>;

/** The cards of a row; null if the API did not return them. */
type CardsProps = { cards: readonly Card[] | null };

type RailProps = {
  /** Whether the cards have anchors; not if the page shows the same products elsewhere. */
  anchors?: boolean | undefined;
};

/** The viewed products, once they have loaded. */
export function DeferredViewedRail({ viewed, ...rail }: RailProps & { viewed: Promise<PackedCards> }) {
  // It is at the end of the page and may be empty, so it has no placeholder.
  return (
    <Deferred part={viewed} waiting={null}>
      {(cards) => <ViewedRail cards={cards} {...rail} />}
    </Deferred>
  );
}

/**
 * The most popular products, once they have loaded, for a page without a product of its own. The cards have no anchors:
 * the row of viewed products may show the same ones.
 */
export function DeferredPopularRail({ popular }: { popular: Promise<PackedCards> }) {
  return (
    <Deferred part={popular} waiting={<PopularSkeleton />}>
      {(cards) => <PopularRail cards={cards} />}
    </Deferred>
  );
}

/** As high as the row, so that the footer keeps its place. */
function PopularSkeleton() {
  const { t } = useTranslation();
  const texts = useCarouselTexts();
  const slides = Array.from({ length: 5 }, (_, key) => ({ key, node: <ProductCardSkeleton /> }));
  return (
    <section className="section no-print" aria-busy="true" aria-labelledby="popular-title">
      <SectionHead id="popular-title" title={t("popular")} />
      <Carousel id="popular" labelledBy="popular-title" texts={texts} className={styles.rail} slides={slides} />
    </section>
  );
}

function PopularRail({ cards }: CardsProps) {
  const { t } = useTranslation();
  if (!cards) return <FailedPart className="section no-print" title={t("popularFailed")} />;
  return <ProductRail id="popular" title={t("popular")} cards={cards} anchors={false} />;
}

type RelatedRailProps = RailProps & {
  /** `together`: bought with what the page is about; `similar`: bought instead of it. */
  kind: "together" | "similar";
  related: Promise<PackedCards>;
  /** Ids of products that the page shows already: lines of the basket, even when they have just been removed. */
  without?: readonly number[] | undefined;
};

/** Suggestions, once they have loaded; nothing if there are none. */
export function DeferredRelatedRail({ related, ...rail }: RelatedRailProps) {
  return (
    <Deferred part={related} waiting={null}>
      {(cards) => <RelatedRail cards={cards} {...rail} />}
    </Deferred>
  );
}

function RelatedRail({ cards: all, kind, anchors, without = [] }: Omit<RelatedRailProps, "related"> & CardsProps) {
  const { t } = useTranslation();
  const cards = all?.filter(({ id }) => !without.includes(id));
  if (!cards) return <FailedPart className="section no-print" title={t("relatedFailed")} />;
  const count = t("count.products", { count: cards.length });
  return <ProductRail id={kind} title={t(kind)} cards={cards} count={count} autoplay={false} anchors={anchors} />;
}

/** The viewed products. Renders nothing if there are none; shows a message if they could not be loaded. */
export function ViewedRail({ cards, anchors }: RailProps & CardsProps) {
  const { t } = useTranslation();
  if (!cards) return <FailedPart className="section no-print" title={t("viewedFailed")} />;
  const count = t("count.products", { count: cards.length });
  return <ProductRail id="viewed" title={t("viewed")} cards={cards} count={count} anchors={anchors} />;
}

/** The texts of all sliders of the shop, in the page's language. */
export function useCarouselTexts(): CarouselTexts {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      role: t("slider.role"),
      previous: t("slider.previous"),
      next: t("slider.next"),
      pause: t("slider.pause"),
      play: t("slider.play"),
      slide: (number: number) => t("slider.slide", { number }),
    }),
    [t],
  );
}
