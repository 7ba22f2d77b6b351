import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

import * as z from "zod";

import { readDataFile } from "#mocks/data-file";
import { hour } from "#mocks/dates";
import type { Db } from "#mocks/db/query";
import { createWriter, type RowWriter } from "#mocks/db/rows";
import { demoFolder } from "#mocks/paths";

import { createRandom, type Random } from "../lib/random";

/** Larger catalogues have reviews of their first products only, so that creating them stays fast. */
const reviewedProducts = 3000;

/** Later than the first product, earlier than any start of the shop. */
const lastDay = Date.UTC(2026, 10, 18, 15);

type ProductRow = { id: number; code: string; popularity: number; created_at: string; link: string };

const reviewColumns =
  "product_id customer_id rating texts is_bought files status answer answered_at helpful created_at demo".split(" ");
const questionColumns = "product_id customer_id uid texts status answer answered_at created_at demo".split(" ");

/** Replaces the demo's reviews and questions by those of the products in the database, with the ratings. */
export function seedReviews(db: Db): void {
  db.raw.exec(`
    delete from review where demo = 1;
    delete from question where demo = 1;
    delete from review_vote where review_id not in (select id from review);
    delete from rating;
  `);
  const products = db.all<ProductRow>(
    `select product.id, product.code, popularity, created_at, link from product
     join section on section.id = section_id order by product.id limit ${reviewedProducts}`,
  );
  const reviews = createWriter(db, "review", reviewColumns);
  const questions = createWriter(db, "question", questionColumns);
  const { trades, unreviewed } = demoReviews();
  for (const product of products) {
    const texts = trades.get(product.link.split("/")[2] ?? "");
    if (!texts || unreviewed.includes(product.code)) continue;
    const random = createRandom(product.id * 31 + 5);
    writeReviews(reviews, product, texts, random);
    writeQuestions(questions, product, texts, random);
  }
  reviews.flush();
  questions.flush();
  db.raw.exec(`
    insert into rating (product_id, count, sum, changed)
    select product_id, count(*), sum(rating), 1 from review where status = 'published' group by product_id;
  `);
}

/** The products that everybody knows: the first ones of the feed. */
const isKnown = ({ popularity }: ProductRow): boolean => popularity >= -29;

/** Well-known products have many reviews, a fifth of the others has none. */
function drawCount(product: ProductRow, random: Random): number {
  if (isKnown(product)) return random.int(9, 32);
  return random.chance(0.2) ? 0 : Math.floor(1 + 12 * random.next() ** 2.4);
}

/** Most customers are satisfied; products differ in how many are. */
function drawRating(random: Random, quality: number): number {
  const draw = random.next();
  if (draw < quality) return 5;
  if (draw < quality + (1 - quality) * 0.55) return 4;
  if (draw < quality + (1 - quality) * 0.8) return 3;
  return random.chance(0.5) ? 2 : 1;
}

type Tier = "five" | "four" | "three" | "low";
const tierOf = (rating: number): Tier =>
  rating === 5 ? "five" : rating === 4 ? "four" : rating === 3 ? "three" : "low";

function writeReviews(writer: RowWriter, product: ProductRow, texts: TradeTexts, random: Random): void {
  const quality = 0.45 + random.next() * 0.4;
  const people = shuffled(demoReviews().authors, random);
  // A product's reviews do not repeat each other: when the texts run out, a rating comes without one.
  const left = {
    five: shuffled(texts.five, random),
    four: shuffled(texts.four, random),
    three: shuffled(texts.three, random),
    low: shuffled(texts.low, random),
  };
  const count = drawCount(product, random);
  for (let index = 0; index < count; index += 1) {
    const rating = drawRating(random, quality);
    const tier = tierOf(rating);
    const text = random.chance(0.8) ? left[tier].pop() : undefined;
    const words = wordsOf(texts, rating, text, random);
    const at = momentAfter(product.created_at, random);
    const answer = text || rating < 3 ? answerTo(tier, random) : undefined;
    writer.add(
      ...[product.id, 0, rating, bothLanguages({ author: people[index % people.length] ?? ["", ""], ...words })],
      ...[Number(random.chance(0.75)), "[]", "published"],
      answer ? JSON.stringify({ ru: answer[0], en: answer[1] }) : null,
      answer ? new Date(Math.min(at + random.int(3, 50) * hour, lastDay + 40 * hour)).toISOString() : null,
      text ? Math.floor(random.next() ** 2 * 18) : 0,
      ...[new Date(at).toISOString(), 1],
    );
  }
}

const nothing: Pair = ["", ""];

function wordsOf(texts: TradeTexts, rating: number, text: Pair | undefined, random: Random) {
  const remark = text && rating > 3 && random.chance(0.45) ? random.pick(demoReviews().remarks) : undefined;
  const said = random.chance(0.7);
  return {
    pros: said && rating > 2 ? random.pick(texts.pros) : nothing,
    cons: said && (rating < 5 || random.chance(0.3)) ? random.pick(texts.cons) : nothing,
    text: text && remark ? ([`${text[0]} ${remark[0]}`, `${text[1]} ${remark[1]}`] as const) : (text ?? nothing),
  };
}

const answered: Record<Tier, number> = { low: 0.9, three: 0.4, four: 0.12, five: 0.12 };

function answerTo(tier: Tier, random: Random): Pair | undefined {
  if (!random.chance(answered[tier])) return undefined;
  const { answers } = demoReviews();
  return random.pick(tier === "low" || tier === "three" ? answers[tier] : answers.good);
}

function writeQuestions(writer: RowWriter, product: ProductRow, texts: TradeTexts, random: Random): void {
  const asked = random.some(texts.questions, isKnown(product) ? 3 : random.int(0, 1));
  for (const { question, answer } of asked) {
    const at = momentAfter(product.created_at, random);
    const texts = bothLanguages({ author: random.pick(demoReviews().authors), text: question });
    writer.add(
      ...[product.id, 0, "", texts, "published", JSON.stringify({ ru: answer[0], en: answer[1] })],
      new Date(at + random.int(1, 20) * hour).toISOString(),
      ...[new Date(at).toISOString(), 1],
    );
  }
}

/** A time between the product's first day and the last day of the demo. */
function momentAfter(createdAt: string, random: Random): number {
  const from = Date.parse(createdAt);
  return Math.floor(from + Math.max(0, lastDay - from) * random.next());
}

/** The columns' JSON: the same texts in both languages. */
function bothLanguages(texts: Record<string, Pair>): string {
  const inLanguage = (place: 0 | 1) =>
    Object.fromEntries(Object.entries(texts).map(([name, pair]) => [name, pair[place]]));
  return JSON.stringify({ ru: inLanguage(0), en: inLanguage(1) });
}

function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  return list
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** A text in both languages. */
type Pair = readonly [ru: string, en: string];

const words = z.string().min(1);
/** A text in both languages, as customers write. */
const voice = z
  .strictObject({ ru: words, en: words })
  .or(words)
  .transform((one): Pair => (typeof one === "string" ? [one, one] : [one.ru, one.en]));
const voices = z.array(voice).min(1);

/** Who writes reviews, what anybody may add to a good one, and the shop's answers by the number of stars. */
const reviewsFile = z.strictObject({
  authors: voices,
  remarks: voices,
  answers: z.strictObject({ low: voices, three: voices, good: voices }),
  /** The codes of products that nobody has reviewed. */
  unreviewed: z.array(words),
});

/** What customers write about the products of one first-level section: every text fits all of them. */
const tradeFile = z.strictObject({
  pros: voices,
  cons: voices,
  /** Reviews by their number of stars; `low` for one and two. */
  five: voices,
  four: voices,
  three: voices,
  low: voices,
  questions: z.array(z.strictObject({ question: voice, answer: voice })),
});
type TradeTexts = z.output<typeof tradeFile>;

type Reviews = z.output<typeof reviewsFile> & {
  /** By the code of the first-level section. */
  trades: ReadonlyMap<string, TradeTexts>;
};

let read: Reviews | undefined;

/** What the demo's customers write, read at the first call. Throws an Error that lists all faults of a file. */
export function demoReviews(): Reviews {
  read ??= readReviews(join(demoFolder, "goods"));
  return read;
}

function readReviews(folder: string): Reviews {
  const files = readdirSync(join(folder, "reviews")).map((name) => join(folder, "reviews", name));
  const trades = files.map((file) => [basename(file, ".json"), readDataFile(file, tradeFile)] as const);
  return { ...readDataFile(join(folder, "reviews.json"), reviewsFile), trades: new Map(trades) };
}
