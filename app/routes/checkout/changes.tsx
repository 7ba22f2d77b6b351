import { useTranslation } from "~/i18n/react";
import { changeText, type ChangeView } from "~/shop/basket/change";
import { Note } from "~/ui/note";

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
            {changeText(translation, change)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
