const ground = /^#[\da-f]{6}$/;

/**
 * CSS rules for the labels of a page. Their colours come from data, and the content security policy forbids style
 * attributes. Labels that are rendered later set their own colours (`ui/badge`).
 * @param grounds the background colours of the labels, as in their `data-ground`
 */
export function labelStyle(grounds: Iterable<string>): string {
  return [...grounds]
    .filter((colour) => ground.test(colour))
    .map((colour) => `[data-ground="${colour}"]{--b:${colour};--bt:${textOn(colour)}}`)
    .join("");
}

/** The relative luminance (WCAG 2) of a colour `#rrggbb`, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const linear = (from: number) => {
    const share = parseInt(color.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** The contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** White or black, whichever has more contrast with the background `#rrggbb`: at least 4.58. */
export function textOn(ground: string): "#fff" | "#000" {
  return contrast(ground, "#ffffff") >= contrast(ground, "#000000") ? "#fff" : "#000";
}
