import { goods, type Place } from "../goods/read";
import type { Showpiece } from "../goods/schema";
import { createRandom } from "../lib/random";

/** One planned model: its section, its ordinal there, and its number of variants. */
export type Step = { place: Place; ordinal: number; variants: number; showpiece?: Showpiece };

/** The size of the demo's own catalogue: it covers every state, fills every section and those of a guaranteed size. */
export const groundSize = 1200;
/** How many products an ordinary section gains in each round until the demo's catalogue is complete. */
const roundSize = 3;

function placeByCode(code: string): Place {
  const place = goods().places.find((one) => one.leaf.code === code);
  if (!place) throw new Error(`Unknown section ${code}`);
  return place;
}

/** Sections whose number of products depends on the size of the catalogue. */
function shuffledOrdinaryPlaces(): Place[] {
  const random = createRandom(7);
  return goods()
    .places.filter(({ leaf }) => leaf.products === undefined)
    .map((place) => ({ place, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ place }) => place);
}

/** Counts planned products, so that the demo's catalogue ends with a complete model. */
function createSteps() {
  const models = new Map<string, number>();
  const products = new Map<string, number>();
  let made = 0;
  const countOf = (counts: Map<string, number>, { leaf }: Place) => counts.get(leaf.code) ?? 0;

  function step(place: Place, wanted: number, showpiece?: Showpiece): Step {
    const values = place.leaf.params[place.leaf.vary]?.values.length ?? 1;
    const room = made < groundSize ? groundSize - made : wanted;
    const variants = showpiece?.variants.length ?? Math.max(1, Math.min(wanted, values, room));
    const ordinal = countOf(models, place);
    models.set(place.leaf.code, ordinal + 1);
    products.set(place.leaf.code, countOf(products, place) + variants);
    made += variants;
    return { place, ordinal, variants, showpiece };
  }

  return { step, made: () => made, productsOf: (place: Place) => countOf(products, place) };
}

type Steps = ReturnType<typeof createSteps>;

/** The section with the largest guaranteed size; the others of a guaranteed size have hand-written products only. */
function largest(): Place {
  const [first] = goods()
    .places.filter(({ leaf }) => leaf.products !== undefined)
    .sort((a, b) => (b.leaf.products ?? 0) - (a.leaf.products ?? 0));
  if (!first) throw new Error("No section has a guaranteed size");
  return first;
}

/** Fills the ordinary sections evenly, a model at a time, until the demo's catalogue is complete. */
function* fillGround({ step, made, productsOf }: Steps): Generator<Step> {
  const large = largest();
  const largeSize = large.leaf.products ?? 0;
  const ordinary = shuffledOrdinaryPlaces();
  const random = createRandom(11);
  for (let round = 1; made() < groundSize; round += 1) {
    for (const place of ordinary) {
      const missing = largeSize - productsOf(large);
      const left = groundSize - made();
      // The large section grows in step with the catalogue, and keeps room for what it lacks.
      if (missing > 0 && (productsOf(large) / largeSize < made() / groundSize || left <= missing + 5)) {
        yield step(large, Math.min(random.int(1, 5), missing));
      }
      if (made() >= groundSize || groundSize - made() <= largeSize - productsOf(large)) continue;
      if (productsOf(place) >= (round - 1) * roundSize + 1) continue;
      // In the first round most sections get a single product, so that even the smallest catalogue has one in each.
      // Later, a section that lags behind gets variants.
      const lags = productsOf(place) < (round - 1) * 2;
      const alone = random.chance(round === 1 ? 0.88 : 0.4) && !lags;
      yield step(place, alone ? 1 : random.int(2, round === 1 ? 3 : 4));
    }
  }
}

/**
 * All models of the catalogue in order, as an endless sequence. The order does not depend on the requested number of
 * products, so a smaller catalogue is the beginning of a larger one.
 */
export function* planModels(): Generator<Step, never> {
  const steps = createSteps();
  const { showcase, places } = goods();
  for (const piece of showcase) yield steps.step(placeByCode(piece.section), piece.variants.length, piece);
  for (const place of places) for (const variants of place.leaf.models ?? []) yield steps.step(place, variants);
  yield* fillGround(steps);

  const ordinary = shuffledOrdinaryPlaces();
  const random = createRandom(13);
  for (let turn = 0; ; turn += 1) {
    const place = ordinary[turn % ordinary.length];
    if (place) yield steps.step(place, random.chance(0.72) ? 1 : random.int(2, 5));
  }
}
