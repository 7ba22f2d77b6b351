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
