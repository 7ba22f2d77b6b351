import type { HTMLElement } from "node-html-parser";

import { barePath, localePath } from "~/i18n/config";

import { routeFinder, routesWithoutLanguage } from "../../fixtures/site-map";
import type { Asked } from "./ask";
import { bodyOf, joined, type Entries } from "./body";
import { addedEntries, changeEntries, changePath, pick, standingEntries } from "./change";
import type { Known } from "./known";
import type { Step } from "./plan";
import { formsOf, linksOf, type Form } from "./read-page";
import { bytesOf } from "./values";

/** The page that a visitor saw last. */
export type Page = { path: string; root: HTMLElement; body: string; etag: string | undefined };

type Place = { known: Known; shop: string };

const findRoute = routeFinder();
const ofNoLanguage = new Set(routesWithoutLanguage());

/**
 * Where a visitor is; `page` is null before the first page. `leads` is the target of the last response if it was a
 * redirect.
 */
type Spot = { page: Page | null; leads: string | null };

/** The request of a step. */
export function requestOf(step: Step, { page, leads }: Spot, place: Place): Asked {
  const { known } = place;
  if (step.act === "press" && page !== null) {
    const forms = formsOf(page.root, page.path);
    if (forms.length > 0) return formRequest(step, pick(forms, step.other), page.path, place);
  }
  if (step.act === "send" || step.act === "press") {
    const form = formFor(step, known);
    return formRequest(step, form, form.action, place);
  }
  const links = step.act === "follow" ? linksOn(page, leads) : [];
  const address = links.length > 0 ? pick(links, step.other) : addressOf(step, pick(known.routes, step.which), known);
  const headers = headersOf(step, page, { Accept: "text/html" });
  return { method: step.isHead ? "HEAD" : "GET", path: changeAddress(address, step, known), headers };
}

function linksOn(page: Page | null, leads: string | null): string[] {
  if (leads !== null) return [leads];
  return page === null ? [] : linksOf(page.root, page.body, page.path);
}

/** A form of a route that accepts forms; about one in six is sent to a wrong route. */
function formFor(step: Step, known: Known): Form {
  const own = known.forms.get(pick([...known.forms.keys()].sort(), step.which)) ?? [];
  const form = pick(own, step.other);
  if (step.other % 6 > 0) return form;
  return { ...form, method: "POST", action: addressOf(step, pick(known.routes, step.which), known) };
}

function addressOf({ other, language }: Step, route: string, known: Known): string {
  const path = pick(known.addresses.get(route) ?? ["/"], other);
  return ofNoLanguage.has(route) ? path : localePath(language, path);
}

function formRequest(step: Step, form: Form, from: string, { known, shop }: Place): Asked {
  const entries = changeEntries(standingEntries(form, step.which), step.ofForm, known);
  const all = [...entries, ...addedEntries(step.added, known)];
  const action = (form.buttons.length > 0 ? pick(form.buttons, step.which).action : undefined) ?? form.action;
  const own = { Accept: "text/html", Referer: shop + from };
  if (form.method === "GET") {
    const [path = "/"] = action.split("?");
    const address = asPath(`${path}?${joined(all)}`, step.asData);
    return { method: "GET", path: address, headers: headersOf(step, null, own) };
  }
  const { type, bytes } = bodyOf(all, step.body, form.isMultipart);
  const headers = { ...own, Origin: shop, ...(type === null ? {} : { "Content-Type": type }) };
  const path = changeAddress(action, step, known);
  return { method: "POST", path, headers: headersOf(step, null, headers), body: bytes };
}

/** Changes the path and the query of a URL as planned. */
function changeAddress(address: string, step: Step, known: Known): string {
  const [path = "/", query = ""] = address.split("?");
  const language = /^\/en(?=\/|$)/.exec(path)?.[0] ?? "";
  const bare = barePath(path);
  const changed = changePath(bare, findRoute(bare) ?? "*", step.ofPath);
  const entries = query
    .split("&")
    .filter(Boolean)
    .map((pair): Entries[number] => {
      const [name = "", ...value] = pair.split("=");
      return [name, value.join("=")];
    });
  const isPost = step.act === "press" || step.act === "send";
  const now = [...changeEntries(entries, step.ofQuery, known), ...(isPost ? [] : addedEntries(step.added, known))];
  const whole = language + (language && changed === "/" ? "" : changed);
  return asPath(now.length > 0 ? `${whole}?${joined(now)}` : whole, step.asData);
}

/** Encodes the characters that a client cannot send in a URL. For data it adds the suffix that Remix uses. */
function asPath(address: string, asData: boolean): string {
  const safe = address.replaceAll(/[^\u0021-\u007e]+/g, (text) => encodeURIComponent(Buffer.from(text).toString()));
  if (!asData) return safe;
  const [path = "/", query] = safe.split("?");
  const data = path === "/" ? "/_root.data" : `${path.replace(/\/$/, "")}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

function headersOf(step: Step, page: Page | null, own: Record<string, string>): Record<string, string> {
  const odd = step.headers.map(({ name, value }): [string, string] => {
    const isTag = name === "If-None-Match" && page?.etag !== undefined && step.other % 2 === 0;
    return [name, isTag ? (page.etag ?? "") : bytesOf(value).toString("latin1")];
  });
  return { ...own, ...Object.fromEntries(odd) };
}

/** The Cookie header after the planned changes; undefined if there are none. */
export function cookieOf({ cookies }: Step, jar: Map<string, string>): string | undefined {
  if (cookies.length === 0) return undefined;
  let pairs = [...jar];
  for (const { how, which, text } of cookies) {
    const [name, value] = pairs.length > 0 ? pick(pairs, which) : ["session", ""];
    const other = pairs.length > 0 ? pick(pairs, which + 1)[1] : "";
    const now = (): [string, string][] => {
      if (how === "cut") return [[name, value.slice(0, which % (value.length + 1))]];
      if (how === "swap") return [[name, other]];
      if (how === "double") return [[name, value], [name, text]]; // oxfmt-ignore
      if (how === "drop") return [];
      if (how === "hostile") return [[name, text]];
      const at = which % (value.length + 1);
      return [[name, `${value.slice(0, at)}x${value.slice(at + 1)}`]];
    };
    pairs = [...pairs.filter(([own]) => own !== name), ...now()];
  }
  return pairs.map(([name, value]) => `${name}=${value}`).join("; ");
}
