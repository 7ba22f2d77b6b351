import type { Card } from "~/api/schemas/common";
import { Carousel } from "~/ui/carousel";
import { SectionHead, type MoreLink } from "~/ui/section-head";

import { ProductCard } from "./product-card";
import styles from "./product-rail.module.css";
import { useCarouselTexts } from "./use-carousel-texts";

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
