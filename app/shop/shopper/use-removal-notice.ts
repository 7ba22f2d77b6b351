import { useEffect, useRef } from "react";

import { useTranslation } from "~/i18n/react";

import { want, type Kind } from "./changes";
import { tell } from "./messages";

/**
 * Tells the shopper that a product has been taken out of basket or favourites, and offers to bring it back.
 * @param shown what shows now: pieces, or 1 and 0 for a favourite and none
 */
export function useRemovalNotice(kind: Kind, productId: number, shown: number, text: string): void {
  const { t } = useTranslation();
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === 0 || shown > 0) return;
    const undo = () => want(kind, productId, before, 0);
    tell({ kind: "success", text, action: { label: t("notice.undo"), onPress: undo } });
  }, [kind, productId, shown, text, t]);
}
