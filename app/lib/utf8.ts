/** Why a text that was decoded as UTF-8 cannot be used: its file has another encoding. Null if it can. */
export const encodingFault = (text: string): string | null =>
  text.includes("\uFFFD") ? "is not in UTF-8: save it in this encoding" : null;
