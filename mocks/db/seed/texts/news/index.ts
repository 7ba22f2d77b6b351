import type { Body } from "../types";
import { batteriesInTheCold } from "./bodies/batteries-in-the-cold";
import { chooseCuttingDisc } from "./bodies/choose-cutting-disc";
import { compressorLitres } from "./bodies/compressor-litres";
import { extensionLeadSection } from "./bodies/extension-lead-section";
import { kalugaPickUpPoint } from "./bodies/kaluga-pick-up-point";
import { ladderSafety } from "./bodies/ladder-safety";
import { levelCheck } from "./bodies/level-check";
import { oneBatterySystem } from "./bodies/one-battery-system";
import { paintRollerGuide } from "./bodies/paint-roller-guide";
import { respiratorClasses } from "./bodies/respirator-classes";
import { sdsPlusOrMax } from "./bodies/sds-plus-or-max";
import { stanochnayaLateHours } from "./bodies/stanochnaya-late-hours";
import { toolCheckDays } from "./bodies/tool-check-days";
import { tverTestBench } from "./bodies/tver-test-bench";
import { weldingFilter } from "./bodies/welding-filter";
import { yearInReview } from "./bodies/year-in-review";
import type { NewsSlug } from "./headlines";

/** The article texts by slug. */
export const bodies: Record<NewsSlug, Body> = {
  "stanochnaya-late-hours": stanochnayaLateHours,
  "choose-cutting-disc": chooseCuttingDisc,
  "level-check": levelCheck,
  "batteries-in-the-cold": batteriesInTheCold,
  "tool-check-days": toolCheckDays,
  "welding-filter": weldingFilter,
  "kaluga-pick-up-point": kalugaPickUpPoint,
  "paint-roller-guide": paintRollerGuide,
  "extension-lead-section": extensionLeadSection,
  "sds-plus-or-max": sdsPlusOrMax,
  "ladder-safety": ladderSafety,
  "one-battery-system": oneBatterySystem,
  "tver-test-bench": tverTestBench,
  "compressor-litres": compressorLitres,
  "respirator-classes": respiratorClasses,
  "year-in-review": yearInReview,
};
