import type { Kind } from "../kind";
import type { Draw } from "../pen";
import { battery, drill, impact, rotary } from "./cordless";
import { disc, reel, worklight } from "./electrics";
import { roller, vacuum } from "./finishing";
import { hammer, pliers, screwdrivers, wrench } from "./hand";
import { bits, level, tape, vise } from "./measuring";
import { gloves, glasses, helmet, weldmask } from "./protection";
import { circsaw, grinder, handsaw, jigsaw } from "./saws";
import { compressor, ladder, toolbox } from "./site";

/** Every drawing by the name of its kind. */
export const drawings: Record<Kind, Draw> = {
  drill,
  impact,
  rotary,
  grinder,
  circsaw,
  jigsaw,
  hammer,
  screwdrivers,
  wrench,
  pliers,
  tape,
  level,
  worklight,
  helmet,
  gloves,
  reel,
  compressor,
  toolbox,
  ladder,
  roller,
  weldmask,
  handsaw,
  bits,
  disc,
  battery,
  vacuum,
  vise,
  glasses,
};
