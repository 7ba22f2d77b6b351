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
