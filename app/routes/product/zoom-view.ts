export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The part of a picture that is visible: the picture is scaled from its top left corner, then moved by `x` and `y` px. */
export type View = Point & { scale: number };

export const noZoom: View = { scale: 1, x: 0, y: 0 };

/** The largest scale: the pictures are 1200 px wide, so a phone shows each of their pixels. */
const maxScale = 4;

export const isZoomed = ({ scale }: View): boolean => scale > 1;

/** Zooms by a factor; what is at `point` stays there, unless the picture would leave its frame. */
export function zoomAt(view: View, point: Point, factor: number, size: Size): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return inFrame({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, size);
}

/** Moves a zoomed picture, as far as it still fills its frame. */
export function moveView(view: View, by: Point, size: Size): View {
  return inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}

function inFrame({ scale, x, y }: View, { width, height }: Size): View {
  const within = (offset: number, length: number) => Math.min(0, Math.max(length - length * scale, offset));
  return { scale, x: within(x, width), y: within(y, height) };
}
