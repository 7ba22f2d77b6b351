import type { Card } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { Packed } from "~/lib/packed";
import { Deferred } from "~/shop/deferred/deferred";
import { FailedPart } from "~/shop/deferred/failed-part";
import { useUnpacked } from "~/shop/frame/use-unpacked";

import { ProductRail } from "./product-rail";

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
