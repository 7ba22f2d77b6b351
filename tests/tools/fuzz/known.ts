import { barePath, localePath } from "~/i18n/config";
import { paths } from "~/paths";

import { allRoutes, routeFinder } from "../../fixtures/site-map";
import { namesInCode } from "./names";
import { formsOf, linksOf, readPage, type Form } from "./read-page";
import type { Visitor } from "./visitor";

/** The URLs, forms, fields and values found on the shop's pages. */
export type Known = {
  routes: string[];
  /** URLs by route, without the language prefix. */
  addresses: Map<string, string[]>;
  /** Forms by the route that they are sent to. */
  forms: Map<string, Form[]>;
  /** Names of fields and query parameters, with the values seen for each. */
  values: Map<string, string[]>;
};

/** URLs that no page links to, because only scripts request them. */
const ofScripts = (["address", "party", "bank"] as const).map(paths.checkoutSuggest);

/** The maximum number of URLs, forms and values of a kind, and of pages per route and visitor. */
const most = { addresses: 16, forms: 12, values: 16, read: 3 };

/**
 * Reads the shop as each visitor sees it: first the routes without dynamic segments, then everything linked from there.
 */
export async function explore(visitors: Visitor[]): Promise<Known> {
  const routes = allRoutes();
  const known: Known = { routes, addresses: new Map(), forms: new Map(), values: new Map() };
  const findRoute = routeFinder();
  const routeOf = (path: string) => findRoute(barePath(path)) ?? "*";
  for (const name of namesInCode()) known.values.set(name, []);

  function learn(page: string, path: string): string[] {
    const root = readPage(page);
    const links = linksOf(root, page, path);
    for (const link of links) {
      keep(known.addresses, routeOf(link), barePath(link), most.addresses);
      for (const [name, value] of new URLSearchParams(link.split("?")[1] ?? ""))
        keep(known.values, name, value, most.values);
    }
    for (const form of formsOf(root, path)) {
      const forms = known.forms.get(routeOf(form.action)) ?? [];
      const isKnown = forms.some((other) => namesOf(other) === namesOf(form));
      if (!isKnown && forms.length < most.forms) known.forms.set(routeOf(form.action), [...forms, form]);
      for (const { name, offered } of form.fields)
        for (const value of offered) keep(known.values, name, value, most.values);
      for (const { name, value } of form.buttons) if (name) keep(known.values, name, value, most.values);
    }
    return links;
  }

  for (const [index, visitor] of visitors.entries()) {
    const language = index % 2 === 0 ? "ru" : "en";
    const waiting = routes.filter((route) => !/[:*]/.test(route)).map((route) => localePath(language, `/${route}`));
    const times = new Map<string, number>();
    for (const path of waiting) {
      const route = routeOf(path);
      const read = times.get(route) ?? 0;
      if (read >= most.read) continue;
      times.set(route, read + 1);
      keep(known.addresses, route, barePath(path), most.addresses);
      const { body, headers } = await visitor.ask({ method: "GET", path, headers: { Accept: "text/html" } });
      if (!/^[a-z]+\/(html|xml|rss)/.test(headers["content-type"] ?? "")) continue;
      for (const link of learn(body, path)) if (!waiting.includes(link)) waiting.push(link);
    }
  }
  for (const path of ofScripts) keep(known.addresses, routeOf(path), path, most.addresses);
  for (const route of routes.filter((one) => !known.addresses.has(one)))
    known.addresses.set(route, [`/${route.replaceAll(/:\w+|\*/g, "1")}`]);
  return known;
}

/** Adds the private pages of a visitor: they become most of the URLs of their routes. */
export function knownTo({ own }: Visitor, known: Known): Known {
  const findRoute = routeFinder();
  const addresses = new Map(known.addresses);
  for (const path of own) {
    const route = findRoute(path) ?? "*";
    const others = known.addresses.get(route) ?? [];
    addresses.set(route, [path, path, path, ...others.slice(0, 1)]);
  }
  return { ...known, addresses };
}

const namesOf = ({ fields, buttons }: Form) =>
  [...new Set([...fields, ...buttons].map(({ name }) => name.replaceAll(/\d+/g, "1")))].sort().join(" ");

function keep(lists: Map<string, string[]>, name: string, value: string, limit: number): void {
  const list = lists.get(name) ?? [];
  if (!list.includes(value) && list.length < limit) list.push(value);
  lists.set(name, list);
}
