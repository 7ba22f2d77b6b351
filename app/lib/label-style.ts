const mark = ' data-ground="';
const ground = /^#[\da-f]{6}$/;

/**
 * The rules for the labels of a page: their colours come from data, and the page's policy lets no style attribute be. Labels
 * that are drawn later colour themselves (`ui/badge`).
 * @param html the page, in which each label names its ground
 * @param from where in it the labels are looked for
 */
export function labelStyle(html: string, from = 0): string {
  const found = new Set<string>();
  for (let at = html.indexOf(mark, from); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    found.add(html.slice(at + mark.length, at + mark.length + 7));
  }
  return [...found]
    .filter((colour) => ground.test(colour))
    .map((colour) => `[data-ground="${colour}"]{--b:${colour};--bt:${textOn(colour)}}`)
    .join("");
}

/** The relative luminance of WCAG 2 of a colour `#rrggbb`, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const linear = (from: number) => {
    const share = parseInt(color.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** How well two colours `#rrggbb` tell apart, from 1 to 21, by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** White or black, whichever reads better on a ground `#rrggbb`: at 4.58 or more. */
export function textOn(ground: string): "#fff" | "#000" {
  return contrast(ground, "#ffffff") >= contrast(ground, "#000000") ? "#fff" : "#000";
}
