/** The most products that one list names. */
export const mostIds = 100;

/** The products that a list such as `12,7,340` names, each once, up to `mostIds`; what is no id is left out. */
export function readProductIds(text: string): number[] {
  const ids = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, mostIds);
}
