import { parseArgs } from "node:util";

import { firstLanguage } from "~/lib/languages";
import { shopDay } from "~/lib/shop-day";
import type { Db } from "#mocks/db/query";
import { textSql } from "#mocks/db/texts";
import { answerEntry, readLocalized, setEntryStatus, type ReviewStatus } from "#mocks/reviews/entries";
import { getQuestion, listAllQuestions } from "#mocks/reviews/questions";
import { getReview, listAllReviews } from "#mocks/reviews/reviews";

import { oneLine, requireStatus } from "./orders-command";

const usage = `Usage:
  npm run reviews list [pending]          reviews (r12) and questions (q5) that wait, or those with another status
  npm run reviews approve r12             show it to everybody
  npm run reviews reject r12              do not show it
  npm run reviews answer q5 "The answer"  answer it, and show it to everybody`;

const statuses: readonly ReviewStatus[] = ["pending", "published", "rejected"];

/** How many of each kind a list shows. */
const listed = 100;

type Base = { db: Db; now: () => Date };

/**
 * Runs a command of the shop's owner about reviews and questions, and returns its output.
 * @throws an Error with one clear line, or with the usage
 */
export function runReviews(base: Base, args: string[]): string {
  const [command, first, second, ...more] = readArguments(args);
  if (more.length > 0) throw new Error(usage);
  if (command === "list" && second === undefined) return list(base, requireStatus(first ?? "pending", statuses));
  if (command === "answer" && first !== undefined && second?.trim()) return answer(base, first, second.trim());
  if (first === undefined || second !== undefined) throw new Error(usage);
  if (command === "approve") return decide(base, first, "published");
  if (command === "reject") return decide(base, first, "rejected");
  throw new Error(usage);
}

function readArguments(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    throw new Error(usage);
  }
}

function requireEntry({ db }: Base, name: string) {
  const [, kind, digits] = /^([rq])(\d{1,9})$/.exec(name) ?? [];
  const table = kind === "r" ? "review" : "question";
  const read = kind === "r" ? getReview : getQuestion;
  const row = digits === undefined ? undefined : read(db, Number(digits));
  if (!row) throw new Error(`There is no review or question “${name}”: see npm run reviews list`);
  return { table, row } as const;
}

function list({ db }: Base, status: ReviewStatus): string {
  const reviews = listAllReviews(db, status, listed).map((row) => {
    const { author, pros, cons, text } = readLocalized(row.texts, "ru").value;
    const said = [pros && `+ ${pros}`, cons && `− ${cons}`, text].filter(Boolean).join(" / ");
    return describe(db, `r${row.id}`, row, `${"★".repeat(row.rating)} ${author}: ${said}`);
  });
  const questions = listAllQuestions(db, status, listed).map((row) => {
    const { author, text } = readLocalized(row.texts, "ru").value;
    return describe(db, `q${row.id}`, row, `${author}: ${text}`);
  });
  return [...reviews, ...questions].join("\n") || `There is nothing ${status}`;
}

function describe(db: Db, name: string, row: { productId: number; createdAt: string }, text: string): string {
  const product = db.get<{ name: string }>(
    `select ${textSql("product", "name", firstLanguage())} as name from product where id = ?`,
    row.productId,
  );
  return [name.padEnd(6), shopDay(new Date(row.createdAt)), `${product?.name ?? row.productId} |`, oneLine(text)].join(
    "  ",
  );
}

function decide(base: Base, name: string, status: "published" | "rejected"): string {
  const { table, row } = requireEntry(base, name);
  setEntryStatus(base.db, table, row, status);
  return `${name}: ${row.status} → ${status}`;
}

function answer(base: Base, name: string, text: string): string {
  const { db, now } = base;
  return db.transaction(() => {
    const { table, row } = requireEntry(base, name);
    answerEntry(db, table, row, text, now());
    return `${decide(base, name, "published")}, answered`;
  });
}
