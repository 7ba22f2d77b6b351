import { useMemo } from "react";

import type { Card } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { Packed } from "~/lib/packed";
import { Deferred, useUnpacked } from "~/shop/deferred/deferred";
import { FailedPart } from "~/shop/deferred/failed-part";
import { Carousel, type CarouselTexts } from "~/ui/carousel";
import { SectionHead, type MoreLink } from "~/ui/section-head";

import { ProductCard } from "./product-card";
import styles from "./product-rail.module.css";

type ProductRailProps = {
  /** Unique on the page. */
  id: string;
  title: string;
  cards: readonly Card[];
  /** What the dimension line says: `5 из 48`. */
  count?: string | undefined;
  more?: MoreLink | undefined;
  level?: 2 | 3 | undefined;
  /** Moves on by itself, as the specification's section 9 wants of product sliders. */
  autoplay?: boolean | undefined;
  /** Whether the cards can be led back to by `#p{id}`; false where the page shows the same products elsewhere. */
  anchors?: boolean | undefined;
  /** The products that stand higher on the page already, where their own cards can be led back to. */
  repeated?: readonly number[] | undefined;
};

/** Two to five cards side by side, in a section of their own. Nothing where there are no cards. */
export function ProductRail(props: ProductRailProps) {
  const { id, title, cards, count, more, level = 2, autoplay = true, anchors = true, repeated = [] } = props;
  const texts = useCarouselTexts();
  const headId = `${id}-title`;
  if (cards.length === 0) return null;
  return (
    <section className="section no-print" aria-labelledby={headId}>
      <SectionHead id={headId} title={title} count={count} more={more} level={level} />
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
              level={level === 2 ? 3 : 4}
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
  "(min-width:1281px) 190px, (min-width:941px) 21vw, (min-width:641px) 28vw, (min-width:391px) 33vw, 40vw";

/** What the shopper looked at before, as a loader sends it; null where the API did not give it. */
export type ViewedCards = Packed<Card[] | null>;

type RailProps = {
  /** Whether its cards can be led back to; not where the page shows the same products elsewhere. */
  anchors?: boolean | undefined;
};

/** What the shopper looked at before, when it comes. */
export function DeferredViewedRail({ viewed, ...rail }: RailProps & { viewed: Promise<ViewedCards> }) {
  // It stands at the page's end, and may be empty: nothing says that it is on its way.
  return (
    <Deferred part={viewed} waiting={null}>
      {(packed) => <PackedRail packed={packed} {...rail} />}
    </Deferred>
  );
}

function PackedRail({ packed, ...rail }: RailProps & { packed: ViewedCards }) {
  return <ViewedRail cards={useUnpacked(packed)} {...rail} />;
}

/** What the shopper looked at before. Nothing where there was nothing; says so where it could not be had. */
export function ViewedRail({ cards, anchors }: RailProps & { cards: readonly Card[] | null }) {
  const { t } = useTranslation();
  if (!cards) return <FailedPart className="section no-print" title={t("viewedFailed")} />;
  const count = t("count.products", { count: cards.length });
  return <ProductRail id="viewed" title={t("viewed")} cards={cards} count={count} anchors={anchors} />;
}

/** The words of every slider of the shop, in the page's language. */
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
