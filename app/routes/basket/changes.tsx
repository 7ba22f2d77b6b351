import { useState } from "react";

import { formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { Note } from "~/ui/note";

import styles from "./changes.module.css";
import type { ChangeView } from "./view";

/** What has changed about the lines since the shopper last looked, the old and the new. */
export function Changes({ changes }: { changes: ChangeView[] }) {
  const translation = useTranslation();
  const { t } = translation;
  const told = useTold(changes);
  if (told.length === 0) return null;
  return (
    <Note kind="warn" title={t("basket:changes.title")}>
      <ul className={styles.list}>
        {told.map((change) => (
          <li key={keyOf(change)}>
            <a className="link" href={`#p${change.productId}`}>
              {change.name ?? t("basket:changes.unknown")}
            </a>
            {": "}
            {textOf(translation, change)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

const keyOf = ({ productId, type, now }: ChangeView) => `${productId} ${type} ${now}`;

/** The API tells of a change once; on the page it stands for as long as the page does. */
function useTold(changes: ChangeView[]): ChangeView[] {
  const [told, setTold] = useState(changes);
  const known = new Set(told.map(keyOf));
  const fresh = changes.filter((change) => !known.has(keyOf(change)));
  if (fresh.length > 0) setTold([...told, ...fresh]);
  return told;
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
