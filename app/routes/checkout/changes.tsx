import { formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { Note } from "~/ui/note";

import type { ChangeView } from "./quote-view";

/** What has changed about the lines since the shopper looked at the basket, the old and the new. */
export function Changes({ changes }: { changes: ChangeView[] }) {
  const translation = useTranslation();
  const { t } = translation;
  if (changes.length === 0) return null;
  return (
    <Note kind="warn" title={t("basket:changes.title")}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.productId} ${change.type}`}>
            {change.name ?? t("basket:changes.unknown")}
            {": "}
            {textOf(translation, change)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function textOf({ t }: Translation, { type, was, now }: ChangeView): string {
  const prices = { was: formatPrice(was), now: formatPrice(now) };
  switch (type) {
    case "price_up":
      return t("basket:changes.priceUp", prices);
    case "price_down":
      return t("basket:changes.priceDown", prices);
    case "quantity_reduced":
      return t("basket:changes.quantityReduced", { was, now });
    case "gone":
      return t("basket:changes.gone", { was });
  }
}
