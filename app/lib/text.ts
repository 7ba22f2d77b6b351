/**
 * The start of a text that takes no more than so many bytes in JSON, which is how cookies hold it; a text that was cut ends
 * in an ellipsis.
 */
export function cutToBytes(text: string, most: number): string {
  // No character takes less than a byte.
  const characters = [...text.slice(0, most)];
  if (characters.join("") === text && bytesOf(text) <= most) return text;
  while (bytesOf(`${characters.join("")}…`) > most) characters.pop();
  return `${characters.join("")}…`;
}

/** Without the quotes around it. */
const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2;

/**
 * A text of somebody else's as one line that people read: without tags and control characters, and cut to so many characters,
 * the last of which says that it was cut. Of a longer text no more than the first ten times as many are looked at.
 */
export function plainLine(text: string, most: number): string {
  const line = text
    .slice(0, most * 10)
    .replace(/<[^<>]*>|\p{Cc}+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : line;
}
