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
