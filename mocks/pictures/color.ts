type Hsl = { hue: number; saturation: number; lightness: number };

function toHsl(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  const lightness = max - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (spread === 0) return { hue: 0, saturation, lightness };
  const sixth = max === r ? (g - b) / spread : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation, lightness };
}

/** Rotates the hue of a `#rrggbb` colour by degrees and adds to its lightness (0 to 1); returns `#rrggbb`. */
export function shiftColor(hex: string, degrees: number, lighter: number): string {
  const { hue, saturation, lightness } = toHsl(hex);
  const l = Math.min(0.92, Math.max(0.14, lightness + lighter));
  const reach = saturation * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const k = (((offset + (hue + degrees) / 30) % 12) + 12) % 12;
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
