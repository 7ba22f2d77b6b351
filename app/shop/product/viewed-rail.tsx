import type { Card } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { Note } from "~/ui/note";

import { ProductRail } from "./product-rail";

type ViewedRailProps = {
  /** Null where the API did not give them. */
  cards: readonly Card[] | null;
  /** Whether its cards can be led back to; not where the page shows the same products elsewhere. */
  anchors?: boolean | undefined;
};

/** What the shopper looked at before. Nothing where there was nothing; says so where it could not be had. */
export function ViewedRail({ cards, anchors }: ViewedRailProps) {
  const { t } = useTranslation();
  if (!cards) {
    return (
      <div className="section no-print">
        <Note kind="warn" title={t("viewedFailed")} />
      </div>
    );
  }
  const count = t("count.products", { count: cards.length });
  return <ProductRail id="viewed" title={t("viewed")} cards={cards} count={count} anchors={anchors} />;
}
