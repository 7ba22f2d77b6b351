import type { HTMLElement } from "node-html-parser";

import { noticesOf, textOf, toPage, type Page } from "../../http/support/page";
import type { Reply } from "../../http/support/shopper";

/** The outcome of a request: its own response, and the page that it led to. */
export type Seen = { reply: Reply; shown: Page; ms: number };

/** What a shopper got, as texts for a table. */
export type Verdict = { status: string; wait: string; sees: string; faults: string[] };

/** Internals that the shop must not leak: stack traces, names of errors, the API's addresses. */
export const internals =
  /\bat (async )?[\w.<>]+ \(.{1,200}:\d+:\d+\)|\bfile:\/\/|node_modules|ZodError|TypeError|\/api\/app|127\.0\.0\.1:\d/;

const frame = "body > header, body > footer";
const isHtml = ({ body }: Reply) => /^<!doctype html/i.test(body);

type Expected = {
  baseline: Seen;
  /** Whether the page or action requires the failing call. */
  isMain: boolean;
  /** How long the shop may take, in ms. */
  patience: number;
};

/**
 * Checks an outcome against the rules: the page is never blank, never leaks internals and always has its frame, the
 * request fails only if its main call failed, and all that in time.
 */
export function judge(seen: Seen, { baseline, isMain, patience }: Expected): Verdict {
  const { reply, shown, ms } = seen;
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  expect(ms <= patience, `took ${Math.round(ms)} ms`);
  expect(!internals.test(reply.body.replaceAll(/<script\b.*?<\/script>/gs, "")), "leaks internals");
  expect(reply.status !== 500, "returned 500");
  const failed = reply.status >= 400;
  const baselineFailed = baseline.reply.status >= 400;
  expect(
    !failed || baselineFailed || isMain,
    `failed with ${reply.status}, although the failed call is not a main one`,
  );
  if (isHtml(baseline.reply) || isHtml(reply) || reply.status === 303) {
    // An invoice is a document without a frame.
    const framed = baseline.shown.all(frame).length;
    expect(shown.all(frame).length >= framed, "has no header or no footer");
    expect(framed === 0 || (shown.all("h1")[0]?.text ?? "").trim() !== "", "has no heading");
  }
  const leads = reply.location === null ? "" : " →";
  return { status: `${reply.status}${leads}`, wait: waitOf(ms), sees: sees(seen, baseline), faults };
}

/** Rounds a time up to a coarse step, because times differ slightly between runs. */
function waitOf(ms: number): string {
  const step = [1, 2, 4, 6, 11, 21, 61].find((seconds) => ms < seconds * 1000);
  return step === undefined ? "over a minute" : step === 1 ? "at once" : `under ${step} s`;
}

/** The texts that appear because something went wrong. */
function sees({ reply, shown }: Seen, baseline: Seen): string {
  if (!isHtml(reply) && reply.status !== 303) {
    return reply.body === baseline.reply.body ? "no difference" : `\`${reply.body.slice(0, 40).replaceAll("|", "/")}\``;
  }
  const messages = [...noticesOf(shown), ...alertTexts(shown)];
  const usual = new Set([...noticesOf(baseline.shown), ...alertTexts(baseline.shown), ...mainTexts(baseline.shown)]);
  const isOther = baseline.shown.path !== shown.path;
  const heading = shown.all("h1").map(textOf);
  const other = isOther ? [] : mainTexts(shown);
  const news = [...messages, ...heading, ...other].filter((text) => text !== "" && !usual.has(text));
  const words = [...new Set(news)].slice(0, 2).map((text) => (text.length > 110 ? `${text.slice(0, 110)}…` : text));
  return words.length > 0 ? words.join(" · ").replaceAll("|", "/") : isOther ? shown.path : "no difference";
}

/** The text below a field is a hint, unless the field is marked as invalid. */
const isHint = (element: HTMLElement) => element.id.endsWith("-message") && element.querySelector("svg") === null;
const textsAt = (page: Page, selector: string) =>
  page
    .all(selector)
    .filter((element) => !isHint(element))
    .map(textOf);
const alertTexts = (page: Page) => textsAt(page, 'main [role="alert"], main [id$="-message"]');
const mainTexts = (page: Page) => textsAt(page, "h1, main p, main h2, main li a, main strong");

/** The page that a browser shows for a response that does not redirect. */
export const asPage = toPage;
