import { useState } from "react";

import { useTranslation } from "~/i18n/react";
import { changeText, type ChangeView } from "~/shop/basket/change";
import { Note } from "~/ui/note";

import styles from "./changes.module.css";

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
            {changeText(translation, change)}
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
