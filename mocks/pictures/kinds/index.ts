import type { Kind } from "../kind";
import type { Draw } from "../pen";
import { cuttingDiamond, sandpaper, sawBlade, wireBrush } from "./abrasives";
import { platformLadder, scaffold, stepStool, straightLadder } from "./access";
import { airHose, airNailer, gasTorch, sprayGun, tireInflator } from "./air";
import { organizer, toolBag, toolBelt } from "./bags";
import { broom, bucket, pressureWasher, wipes } from "./cleaning";
import { boots, jacket, overalls, rubberBoots, vest } from "./clothes";
import { battery, drill, impact, rotary } from "./cordless";
import { axe, boltCutter, chisels, files, utilityKnife } from "./cutting";
import { holeSaw, jigsawBlades, masonryBit } from "./drilling";
import { disc, reel, worklight } from "./electrics";
import { anchors, clamp, rivetGun, screwsBox, trowel } from "./fastening";
import { roller, vacuum } from "./finishing";
import { sacks, shovel, wheelbarrow } from "./groundwork";
import { hammer, pliers, screwdrivers, wrench } from "./hand";
import { detector, laserLevel, multimeter, rangefinder, thermometer } from "./instruments";
import { bulb, flashlight, headlamp } from "./light";
import { caliper, chalkLine, square } from "./marking";
import { bits, level, tape, vise } from "./measuring";
import { maskingTape, paintBrush, paintCan, paintTray, spatula } from "./painting";
import { charger, glueGun, heatGun, mixer, staplerGun } from "./power-other";
import { glasses, gloves, helmet, weldmask } from "./protection";
import { earMuffs, harness, kneePads, respirator } from "./safety";
import { beltSander, multitool, planer, polisher, sander } from "./sanding";
import { circsaw, grinder, handsaw, jigsaw } from "./saws";
import { compressor, ladder, toolbox } from "./site";
import { shelving, toolCart, wallRack } from "./storage";
import { breaker, cableCoil, generator, sockets } from "./supply";
import { electrodeHolder, electrodes, magnetSquare, welder, weldingCable } from "./welding";
import { chainsaw, miterSaw, recipSaw, router } from "./woodworking";
import { adjustableWrench, hexKeys, pryBar, sledgehammer, socketSet } from "./wrenches";

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
  sander,
  beltSander,
  planer,
  router,
  multitool,
  heatGun,
  recipSaw,
  miterSaw,
  mixer,
  glueGun,
  staplerGun,
  charger,
  chainsaw,
  polisher,
  socketSet,
  hexKeys,
  chisels,
  axe,
  pryBar,
  clamp,
  utilityKnife,
  boltCutter,
  files,
  trowel,
  rivetGun,
  adjustableWrench,
  sledgehammer,
  screwsBox,
  anchors,
  laserLevel,
  rangefinder,
  caliper,
  square,
  multimeter,
  chalkLine,
  thermometer,
  detector,
  sandpaper,
  sawBlade,
  holeSaw,
  wireBrush,
  masonryBit,
  cuttingDiamond,
  jigsawBlades,
  welder,
  electrodes,
  electrodeHolder,
  gasTorch,
  weldingCable,
  magnetSquare,
  airHose,
  sprayGun,
  airNailer,
  tireInflator,
  paintBrush,
  spatula,
  paintTray,
  paintCan,
  maskingTape,
  boots,
  rubberBoots,
  jacket,
  vest,
  respirator,
  earMuffs,
  harness,
  kneePads,
  overalls,
  toolBag,
  toolBelt,
  organizer,
  toolCart,
  wallRack,
  shelving,
  flashlight,
  headlamp,
  sockets,
  cableCoil,
  breaker,
  bulb,
  generator,
  scaffold,
  platformLadder,
  straightLadder,
  stepStool,
  broom,
  pressureWasher,
  shovel,
  sacks,
  wipes,
  bucket,
  wheelbarrow,
};
