import { useCallback, useEffect, useRef } from "react";

import { useTranslation } from "~/i18n/react";

import { want, type Kind } from "./changes";
import { tell } from "./messages";

/** Presses that follow each other within so many ms count as one act, which is undone as a whole. */
const oneAct = 2000;

/**
 * Tells the shopper that a product has been taken out of basket or favourites, and offers to bring it back.
 * @param shown what shows now: pieces, or 1 and 0 for a favourite and none
 * @returns brings back what was there before the presses that took it out
 */
export function useRemovalNotice(kind: Kind, productId: number, shown: number, text: string): () => void {
  const { t } = useTranslation();
  const last = useRef(shown);
  const before = useRef(shown);
  const changedAt = useRef(0);
  const undo = useCallback(() => want(kind, productId, before.current, 0), [kind, productId]);
  useEffect(() => {
    const was = last.current;
    if (was === shown) return;
    const now = Date.now();
    last.current = shown;
    if (was > 0) before.current = now - changedAt.current > oneAct ? was : Math.max(before.current, was);
    changedAt.current = now;
    if (was === 0 || shown > 0) return;
    tell({ kind: "success", text, action: { label: t("notice.undo"), onPress: undo } });
  }, [shown, text, t, undo]);
  return undo;
}
