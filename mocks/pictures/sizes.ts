import type { Kind } from "./kind";

/** A dimension line along one axis of the drawing, between two coordinates of the 400 × 400 sheet. */
type Line = {
  /** The code of the property that gives the figure, in mm. */
  property: string;
  from: number;
  to: number;
  round?: true;
};

/** Where a drawing's sizes are measured. */
export type Measured = {
  /** Degrees that turn a slanted drawing upright. */
  turn?: number;
  x?: Line;
  y?: Line;
};

const line = (property: string, from: number, to: number): Line => ({ property, from, to });
const across = (property: string, from: number, to: number): Line => ({ property, from, to, round: true });

/** The drawings that can show the sizes of their products. The others have no sizes that a view would show. */
export const measured: Partial<Record<Kind, Measured>> = {
  mixer: { x: across("diameter", 128, 272) },
  grinder: { x: across("disc", 22, 230) },
  sander: { x: across("diameter", 38, 268) },
  polisher: { x: across("diameter", 196, 388) },
  circsaw: { x: across("disc", 53, 287) },
  miterSaw: { x: across("disc", 87, 321) },
  chainsaw: { x: line("bar", 216, 380) },
  wrench: { turn: -45, x: line("across", 178, 222) },
  adjustableWrench: { turn: -45, y: line("span", 6, 433) },
  pliers: { y: line("span", 22, 378) },
  boltCutter: { y: line("span", 18, 377) },
  chisels: { y: line("span", 30, 370) },
  hammer: { turn: -40, y: line("span", 54, 386) },
  sledgehammer: { turn: -40, y: line("span", 11, 437) },
  axe: { turn: -40, y: line("span", 35, 409) },
  pryBar: { turn: -42, y: line("span", 5, 390) },
  handsaw: { turn: 28, x: line("span", 132, 384) },
  level: { turn: 24, x: line("span", 16, 384) },
  clamp: { y: line("span", 40, 360) },
  square: { x: line("width", 42, 368), y: line("span", 20, 374) },
  magnetSquare: { y: line("span", 36, 372) },
  disc: { x: across("diameter", 36, 364) },
  cuttingDiamond: { x: across("diameter", 20, 380) },
  sawBlade: { x: across("diameter", 19, 381) },
  bits: { y: line("span", 128, 358) },
  masonryBit: { turn: -45, y: line("span", -29, 437) },
  holeSaw: { x: across("diameter", 80, 320), y: line("depth", 130, 308) },
  jigsawBlades: { y: line("span", 112, 350) },
  wireBrush: { x: across("diameter", 32, 368) },
  anchors: { y: line("span", 30, 372) },
  roller: { x: line("width", 44, 306) },
  paintTray: { x: line("width", 48, 352) },
  paintBrush: { turn: -38, x: line("width", 137, 275) },
  spatula: { turn: -38, x: line("width", 107, 308) },
  toolbox: { x: line("span", 30, 370) },
  organizer: { x: line("width", 30, 370) },
  toolBag: { x: line("span", 27, 372) },
  shelving: { x: line("width", 30, 370) },
  broom: { turn: -36, x: line("width", 117, 301) },
  shovel: { turn: -40, x: line("width", 131, 268) },
};
