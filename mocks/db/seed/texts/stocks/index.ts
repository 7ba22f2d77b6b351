import type { Stock } from "../types";
import { cleanWorkshop } from "./clean-workshop";
import { cordless18v } from "./cordless-18v";
import { everythingForPainting } from "./everything-for-painting";
import { forCompanies } from "./for-companies";
import { foremanKit } from "./foreman-kit";
import { thirdSetFree } from "./third-set-free";
import { weldingMonth } from "./welding-month";
import { winterSite } from "./winter-site";

/** The promotions: most are running, one has ended, one has no end date. */
export const stocks: readonly Stock[] = [
  cordless18v,
  thirdSetFree,
  winterSite,
  foremanKit,
  cleanWorkshop,
  everythingForPainting,
  weldingMonth,
  forCompanies,
];
