/** What a notice can say: keys of the common strings under `notice.`. */
export const noticeKeys = [
  "added",
  "changed",
  "removed",
  "cleared",
  "favoriteAdded",
  "favoriteRemoved",
  "compareAdded",
  "compareRemoved",
  "promoApplied",
  "promoRemoved",
  "notifyRequested",
  "failed",
] as const;

/** What the shop tells a shopper on the page after an action: a key of its own words, or the API's words. */
export type Notice = {
  kind: "success" | "error";
  key?: (typeof noticeKeys)[number] | undefined;
  text?: string | undefined;
  /** The part of the page that tells it; the corner where there is none. */
  at?: string | undefined;
  /** The line of the basket that was taken out, for a button that brings it back. */
  undo?: { productId: number; quantity: number } | undefined;
};
