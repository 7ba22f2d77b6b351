/** Cuts a text to a number of bytes in JSON, the format of cookies, and ends it with an ellipsis if it was cut. */
export function cutToBytes(text: string, most: number): string {
  // A character takes at least one byte.
  const characters = [...text.slice(0, most)];
  if (characters.join("") === text && bytesOf(text) <= most) return text;
  while (bytesOf(`${characters.join("")}…`) > most) characters.pop();
  return `${characters.join("")}…`;
}

/** Without the quotes around it. */
const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2;

/**
 * An untrusted text as one readable line: without tags and control characters, cut to `most` characters with an
 * ellipsis. Only the first `most * 10` characters are read.
 */
export function plainLine(text: string, most: number): string {
  const line = text
    .slice(0, most * 10)
    .replace(/<[^<>]*>|\p{Cc}+/gu, " ")
    .trim();
  return cutText(line, most);
}

/** A text as it is compared: in lower case, and with е for ё, because people write one for the other. */
export const fold = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** Cuts a text to a number of characters, and ends it with an ellipsis if it was cut. */
export function cutText(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
}

/**
 * A typed or pasted text without invisible characters: control characters other than tabs and line ends, and those that
 * reverse the direction of the following text (`U+202E`).
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu, "");

/** Why a text that was decoded as UTF-8 cannot be used: its file has another encoding. Null if it can. */
export const encodingFault = (text: string): string | null =>
  text.includes("\uFFFD") ? "is not in UTF-8: save it in this encoding" : null;
