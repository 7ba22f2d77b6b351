import clsx from "clsx";
import { memo } from "react";

import type { Card, Badge as BadgeData } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { oncePer } from "~/lib/once-per";
import { pack, type Packed } from "~/lib/packed";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { useCompared } from "~/shop/shopper/store";
import { Badge } from "~/ui/badge";

import { BasketControl } from "./basket-control";
import { CompareButton } from "./compare-button";
import { FavoriteButton } from "./favorite-button";
import { Price, stockState, StockStatus } from "./price-and-stock";
import styles from "./product-card.module.css";
import partStyles from "./product-parts.module.css";
import { ProductPicture } from "./product-picture";
import { Rating } from "./rating";

export type ProductCardProps = {
  card: Card;
  /** `li` in a list of cards; `div` inside another list item. */
  as?: "li" | "div" | undefined;
  /** The heading level of the name, one below that of the list's heading. */
  level?: 2 | 3 | 4 | undefined;
  /** The displayed width of the picture, as in the HTML attribute. */
  sizes?: string | undefined;
  /** In the first screen: `high` for the most important picture, `eager` for its neighbours. */
  loading?: "high" | "eager" | "lazy" | undefined;
  /** Whether the card has the anchor `p{id}`; not on a page that shows a product twice. */
  anchor?: boolean | undefined;
};

/** Two cards in a row on a phone, three from 768 px, four from 1280 px. */
export const cardSizes = "(min-width:80em) 260px, (min-width:48em) 28vw, 42vw";

/** A product in a list, in any of its states. Price, stock and date come before any other details. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, as: Root = "li", level = 3, sizes = cardSizes, loading = "lazy", anchor = true } = props;
  const isCompared = useCompared(card.id);
  const isTouched = card.isFavorite || card.quantity > 0 || isCompared;
  return (
    <CachedFragment
      as={Root}
      className={clsx(styles.card, stockState(card) === "out" && styles.out)}
      id={anchor ? `p${card.id}` : undefined}
      data={isTouched ? null : ["card", card, level, sizes, loading]}
    >
      <CardContent card={card} level={level} sizes={sizes} loading={loading} />
    </CachedFragment>
  );
});

type CardContentProps = {
  card: Card;
  level: NonNullable<ProductCardProps["level"]>;
  sizes: string;
  loading: ProductCardProps["loading"];
};

function CardContent({ card, level, sizes, loading }: CardContentProps) {
  const { t, href } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={clsx(styles.picture, card.picture === null && styles.none)}>
        <ProductPicture
          picture={card.picture}
          sizes={sizes}
          alt={card.picture === null ? t("card.noPicture") : ""}
          priority={loading === "high"}
          eager={loading === "eager"}
        />
      </div>
      <Badges badges={card.badge} className={styles.badges} />
      <FavoriteButton product={card} className={styles.favorite} />
      <CompareButton product={card} className={clsx(styles.favorite, partStyles.belowHeart)} />
      <Price price={card.price} oldPrice={card.oldPrice} muted={stockState(card) === "out"} />
      <Heading className={styles.name}>
        <a href={href(paths.product(card.code))}>{card.name}</a>
      </Heading>
      {card.properties.length > 0 && (
        <dl className={styles.props}>
          {card.properties.slice(0, 2).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Rating rating={card.rating} reviews={card.reviews} className={styles.rating} />
      <StockStatus isStock={card.isStock} deliveryDate={card.deliveryDate} className={styles.status} />
      <BasketControl product={card} className={styles.action} />
    </>
  );
}

type BadgesProps = { badges: readonly BadgeData[]; className?: string | undefined };

/** The labels of a product; renders nothing if there are none. */
export function Badges({ badges, className }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <div className={className}>
      {badges.map(({ name, color }, index) => (
        <Badge key={index} name={name} color={color} />
      ))}
    </div>
  );
}

/** How many properties a card shows. */
const shownProperties = 2;

/**
 * A card without the fields that lists do not render, because loader data is sent to the browser in addition to the
 * HTML. The same object for the same card.
 */
export const slimCard = oncePer((card: Card): Card => {
  const { id, code, name, picture, price, oldPrice, badge, isStock, deliveryDate, quantity, isFavorite } = card;
  const properties = card.properties.slice(0, shownProperties);
  const { rating, reviews = 0, discontinued = false } = card;
  return {
    ...{ id, code, name, picture, price, oldPrice, badge, properties, isStock, deliveryDate, quantity, isFavorite },
    ...(rating && reviews > 0 && { rating, reviews }),
    ...(discontinued && { discontinued }),
  };
});

/** The cards of a row as a loader sends them; null if the API did not return them. */
export function packCards(cards: readonly Card[] | null): Packed<Card[] | null> {
  return pack(cards && cards.map(slimCard));
}
