/** Path of a rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, r = 6): string {
  return `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** Path of a circle. */
export function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Path of a toothed disc with `count` teeth of the given height on the radius. */
export function teeth(cx: number, cy: number, radius: number, count: number, height: number): string {
  const point = (r: number, angle: number) =>
    `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  const tooth = (i: number) => {
    const [a, b, e] = [i, i + 0.75, i + 1].map((step) => (step / count) * 2 * Math.PI);
    return `${point(radius + height, a ?? 0)}L${point(radius - 2, b ?? 0)}L${point(radius, e ?? 0)}`;
  };
  return `M${Array.from({ length: count }, (_, i) => tooth(i)).join("L")}Z`;
}

/** Path of a row of slanted slots. */
export function vents(x: number, y: number, count: number, step: number, height: number, slant = 8): string {
  return Array.from({ length: count }, (_, i) => `M${x + i * step} ${y}l${-slant} ${height}`).join("");
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Path of a hexagon with the given radius. */
export function hex(x: number, y: number, r: number): string {
  const corner = (i: number) =>
    `${i ? "L" : "M"}${(x + r * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(y + r * Math.sin((i * Math.PI) / 3)).toFixed(1)}`;
  return `${[0, 1, 2, 3, 4, 5].map(corner).join("")}Z`;
}

/** Turns a path of absolute x y pairs (M L C Q Z) by degrees about a point. */
export function turn(d: string, degrees: number, cx: number, cy: number): string {
  const k = Math.cos(radians(degrees));
  const m = Math.sin(radians(degrees));
  return d.replace(/(-?\d{1,4}(?:\.\d{1,4})?) (-?\d{1,4}(?:\.\d{1,4})?)/g, (_, left: string, top: string) => {
    const x = Number(left) - cx;
    const y = Number(top) - cy;
    return `${(cx + x * k - y * m).toFixed(1)} ${(cy + x * m + y * k).toFixed(1)}`;
  });
}

/** Path of a line from radius `from` to radius `to` about a point, at an angle in degrees. */
export function ray(x: number, y: number, from: number, to: number, degrees: number): string {
  const k = Math.cos(radians(degrees));
  const s = Math.sin(radians(degrees));
  return `M${(x + from * k).toFixed(1)} ${(y + from * s).toFixed(1)}L${(x + to * k).toFixed(1)} ${(y + to * s).toFixed(1)}`;
}
