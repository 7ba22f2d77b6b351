import { tidyPair } from "../../lib/text";
import { referenceHand } from "./reference-hand";
import { referencePower } from "./reference-power";
import { referenceSite } from "./reference-site";
import { states } from "./states";
import type { Showpiece } from "./types";

/** The products on the reference screens, and one for every state. They come first in the catalogue. */
export const showcase: readonly Showpiece[] = [...referencePower, ...referenceSite, ...referenceHand, ...states].map(
  (piece) => ({ ...piece, variants: piece.variants.map((one) => ({ ...one, name: tidyPair(one.name) })) }),
);
