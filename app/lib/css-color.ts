/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

const ink: Rgb = [22, 25, 28];

/**
 * Reads a CSS colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()` in both notations,
 * or a name. What is seen through a colour is taken to be white. Null for anything else.
 */
export function parseColor(text: string): Rgb | null {
  const color = text.trim().toLowerCase();
  const named = cssColorNames.get(color);
  return readHex(named ? `#${named}` : color) ?? readFunction(color);
}

function readHex(color: string): Rgb | null {
  const match = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(color);
  if (!match?.[1]) return null;
  const digits = match[1].length < 6 ? match[1].replace(/./g, "$&$&") : match[1];
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return onWhite([red, green, blue], alpha / 255);
}

function readFunction(color: string): Rgb | null {
  const match = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(color);
  const parts = (match?.[2] ?? "").split(/[\s,/]+/).filter(Boolean);
  if (!match || parts.length < 3 || parts.length > 4) return null;
  const [first = "", second = "", third = "", last = "1"] = parts;
  const alpha = amount(last, 1);
  const rgb =
    match[1] === "rgb"
      ? [amount(first, 255), amount(second, 255), amount(third, 255)]
      : hslToRgb(degrees(first), amount(second, 1, true), amount(third, 1, true));
  const [red = NaN, green = NaN, blue = NaN] = rgb;
  if ([red, green, blue, alpha].some(Number.isNaN)) return null;
  return onWhite([within(red, 255), within(green, 255), within(blue, 255)], within(alpha, 1));
}

/** A number or a share of `whole`; where only shares make sense, a bare number is one too. NaN for anything else. */
function amount(text: string, whole: number, shareOnly = false): number {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(%?)$/.exec(text);
  if (!match) return NaN;
  return match[2] || shareOnly ? (Number(match[1]) / 100) * whole : Number(match[1]);
}

function degrees(text: string): number {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(deg|grad|rad|turn)?$/.exec(text);
  if (!match) return NaN;
  const perUnit = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
  const unit = match[2] === "grad" || match[2] === "rad" || match[2] === "turn" ? match[2] : "deg";
  return Number(match[1]) * perUnit[unit];
}

/** The formula of CSS Color 4: hue in degrees, saturation and lightness from 0 to 1. */
function hslToRgb(hue: number, saturation: number, lightness: number): number[] {
  const light = within(lightness, 1);
  const reach = within(saturation, 1) * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  });
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function onWhite(rgb: Rgb, alpha: number): Rgb {
  const [red, green, blue] = rgb;
  const mix = (part: number) => Math.round(part * alpha + 255 * (1 - alpha));
  return [mix(red), mix(green), mix(blue)];
}

/**
 * A colour from data as `#rrggbb`, graphite where it is malformed: so nothing foreign gets into a style, and the browser's
 * scripts need not know how colours may be written.
 */
export function writeColor(text: string): string {
  const color = parseColor(text) ?? ink;
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The 148 colour names of CSS, each followed by its value in sixteens: one string, because it travels to the browser. */
const list =
  "aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc " +
  "bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a " +
  "burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed " +
  "cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b " +
  "darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b " +
  "darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a " +
  "darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 " +
  "darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff " +
  "firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc " +
  "ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 " +
  "honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa " +
  "lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 " +
  "lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 " +
  "lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 " +
  "lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 " +
  "linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 " +
  "mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a " +
  "mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 " +
  "moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 " +
  "orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee " +
  "palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd " +
  "powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 " +
  "saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d " +
  "silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa " +
  "springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 " +
  "turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 " +
  "yellowgreen 9acd32";

const words = list.split(" ");

/** Colour name, in small letters, to `rrggbb`. */
export const cssColorNames: ReadonlyMap<string, string> = new Map(
  Array.from({ length: words.length / 2 }, (_, i) => [words[2 * i] ?? "", words[2 * i + 1] ?? ""]),
);
