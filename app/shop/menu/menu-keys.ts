/** A link of the menu: its section's number, and its own within the section, where 0 is the section itself. */
export type MenuPlace = { section: number; link: number };

/**
 * The link that a key leads to. Up, down, Home and End stay within the column, of the sections or of what is below one;
 * right goes into the section and left back to it. Null when the key leads nowhere.
 * @param counts how many links each section has, itself included
 */
export function placeAfterKey(key: string, { section, link }: MenuPlace, counts: number[]): MenuPlace | null {
  const isSection = link === 0;
  const [at, first, last] = isSection ? [section, 0, counts.length - 1] : [link, 1, (counts[section] ?? 1) - 1];
  const to = (position: number) => {
    if (position < first || position > last || position === at) return null;
    return isSection ? { section: position, link } : { section, link: position };
  };
  switch (key) {
    case "ArrowDown":
      return to(at + 1);
    case "ArrowUp":
      return to(at - 1);
    case "Home":
      return to(first);
    case "End":
      return to(last);
    case "ArrowRight":
      return isSection && (counts[section] ?? 1) > 1 ? { section, link: 1 } : null;
    case "ArrowLeft":
      return isSection ? null : { section, link: 0 };
    default:
      return null;
  }
}
