/**
 * The option that a key leads to in a list of so many, by its number; -1 is the field itself. Null when the key is not the
 * list's. Down and up go round through the field; Home and End belong to the text until an option is chosen.
 */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : -1;
    case "ArrowUp":
      return active < 0 ? count - 1 : active - 1;
    case "Home":
      return active < 0 ? null : 0;
    case "End":
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}
