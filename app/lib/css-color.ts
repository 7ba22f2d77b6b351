import { cssColorNames } from "./css-color-names";

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
