import { landmarkSections } from "../landmarks";
import { createRandom } from "../lib/random";
import { showcase } from "./showcase/index";
import type { Showpiece } from "./showcase/types";
import { places } from "./tree/index";
import type { Place } from "./tree/index";

/** One planned model: its section, its ordinal there, and its number of variants. */
export type Step = { place: Place; ordinal: number; variants: number; showpiece?: Showpiece };

/** The first 700 products cover every state and the sections with a guaranteed size. */
export const groundSize = 700;
const largeSize = 300;
const typicalModels = [4, 1, 3, 1, 2, 1, 1, 5];

/** Finds a third-level section; throws on an unknown code. */
export function placeByCode(code: string): Place {
  const place = places.find((one) => one.leaf.code === code);
  if (!place) throw new Error(`Unknown section ${code}`);
  return place;
}

function shuffledOrdinaryPlaces(): Place[] {
  const { empty, single, large } = landmarkSections;
  const special: readonly string[] = [empty, single, large];
  const left = places.filter((place) => !special.includes(place.leaf.code));
  const random = createRandom(7);
  return left
    .map((place) => ({ place, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ place }) => place);
}

/** Counts planned products, so that the first 700 end with a complete model. */
function createSteps() {
  const counts = new Map<string, number>();
  let made = 0;

  function step(place: Place, wanted: number, showpiece?: Showpiece): Step {
    const values = place.leaf.params[place.leaf.vary]?.values.length ?? 1;
    const room = made < groundSize ? groundSize - made : wanted;
    const variants = showpiece?.variants.length ?? Math.max(1, Math.min(wanted, values, room));
    const ordinal = counts.get(place.leaf.code) ?? 0;
    counts.set(place.leaf.code, ordinal + 1);
    made += variants;
    return { place, ordinal, variants, showpiece };
  }

  return { step, made: () => made };
}

/**
 * All models of the catalogue in order, as an endless sequence. The order does not depend on the requested number of
 * products, so a smaller catalogue is the beginning of a larger one.
 */
export function* planModels(): Generator<Step, never> {
  const large = placeByCode(landmarkSections.large);
  const ordinary = shuffledOrdinaryPlaces();
  const random = createRandom(11);
  const { step, made } = createSteps();
  let inLarge = 0;

  for (const piece of showcase) {
    if (piece.section === landmarkSections.large) inLarge += piece.variants.length;
    yield step(placeByCode(piece.section), piece.variants.length, piece);
  }
  for (const variants of typicalModels) yield step(placeByCode(landmarkSections.typical), variants);

  for (let turn = 0; ;) {
    const missing = largeSize - inLarge;
    const behind = inLarge / largeSize < made() / groundSize || groundSize - made() <= missing;
    if (made() < groundSize && missing > 0 && behind) {
      const next = step(large, Math.min(random.int(1, 5), missing));
      inLarge += next.variants;
      yield next;
      continue;
    }
    const place = ordinary[turn % ordinary.length];
    // In the first round most sections get a single product, so that even the smallest catalogue has one in each.
    const alone = random.chance(turn < ordinary.length ? 0.88 : 0.72);
    turn += 1;
    if (place) yield step(place, alone ? 1 : random.int(2, turn <= ordinary.length ? 3 : 5));
  }
}
