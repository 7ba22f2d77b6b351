/** Keys of notice texts, under `notice.` in the area `common`. */
export const noticeKeys = [
  "added",
  "changed",
  "removed",
  "cleared",
  "favoriteAdded",
  "favoriteRemoved",
  "compareAdded",
  "compareRemoved",
  "pointChosen",
  "cityChosen",
  "cityNeeded",
  "promoApplied",
  "promoRemoved",
  "notifyRequested",
  "failed",
  "cookiesBlocked",
] as const;

/** A message on the page after an action: a text key, or a text from the API. */
export type Notice = {
  kind: "success" | "error";
  key?: (typeof noticeKeys)[number] | undefined;
  text?: string | undefined;
  /** The part of the page that shows the notice; by default a corner of the screen. */
  at?: string | undefined;
  /** The quantity that was refused, for the message at its basket line. */
  refused?: { productId: number; typed: string } | undefined;
  /** The removed basket line, for a button that restores it. */
  undo?: { productId: number; quantity: number } | undefined;
};
