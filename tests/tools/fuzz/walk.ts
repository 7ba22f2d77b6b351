import { barePath } from "~/i18n/config";

import { routeFinder } from "../../fixtures/site-map";
import type { Answer, Asked } from "./ask";
import { faultOf } from "./judge";
import { knownTo, type Known } from "./known";
import type { Walk } from "./plan";
import { readPage } from "./read-page";
import { cookieOf, requestOf, type Page } from "./request";
import { bytesOf } from "./values";
import type { Visitor } from "./visitor";

/** A response that breaks the rules, or a missing response. */
export class Fault extends Error {
  /** @param kind identifies the fault: the same fault of one route is reported once */
  constructor(
    readonly asked: Asked,
    readonly what: string,
    readonly kind: string,
    readonly ms: number,
  ) {
    super(`${asked.method} ${asked.path} ${what}`);
  }
}

const findRoute = routeFinder();

/**
 * Performs the steps of a walk one after another.
 * @param answered is called with every response
 * @throws {Fault} at the first response that breaks the rules or is missing
 */
export async function walk(
  { steps }: Walk,
  visitor: Visitor,
  { known, shop, answered }: { known: Known; shop: string; answered: (route: string, answer: Answer) => void },
): Promise<void> {
  let page: Page | null = null;
  let leads: string | null = null;
  const place = { known: knownTo(visitor, known), shop };
  let said = "";
  for (const step of steps) {
    const asked = requestOf(step, { page, leads }, place);
    const cookie = cookieOf(step, visitor.jar);
    said += textOf(asked, cookie);
    const sent = cookie === undefined ? asked : { ...asked, headers: { ...asked.headers, Cookie: cookie } };
    const route = findRoute(barePath(asked.path.replace(/\.data(?=\?|$)/, ""))) ?? "*";
    const answer = await visitor.ask(sent, cookie).catch((error: unknown) => {
      const what = `was not answered: ${error instanceof Error ? error.message : String(error)}`;
      throw new Fault(sent, what, `${sent.method} ${route} ${what}`, 0);
    });
    answered(route, answer);
    const what = faultOf(answer, said);
    if (what !== null) throw new Fault(sent, what, `${sent.method} ${route} ${what}`, answer.ms);
    leads = ownPath(answer.headers.location, shop);
    const isPage = (answer.headers["content-type"] ?? "").startsWith("text/html") && answer.body !== "";
    if (isPage) {
      const root = readPage(answer.body);
      page = { path: asked.path, root, body: answer.body, etag: answer.headers.etag };
    }
  }
}

/** The target of a redirect; null if it is outside the shop. */
function ownPath(location: string | undefined, shop: string): string | null {
  if (location === undefined || !URL.canParse(location, shop)) return null;
  const { origin, pathname, search } = new URL(location, shop);
  return origin === shop ? pathname + search : null;
}

/** All texts of a request, both encoded and decoded. */
function textOf({ path, headers, body }: Asked, cookie = ""): string {
  const written = [path, body?.toString() ?? "", cookie, ...Object.values(headers)].join("\n");
  return `${written}\n${bytesOf(written).toString()}\n`;
}
