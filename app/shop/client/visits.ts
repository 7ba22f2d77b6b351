import { barePath } from "~/i18n/config";
import { isFeedback, isSigning, paths } from "~/paths";

import { pageShown } from "./page-listeners";

const script = "https://mc.yandex.ru/metrika/tag.js";

/** Report only what this module sends: no links, no clicks, no screen recording, and no automatic visits. */
const options = { defer: true, clickmap: false, trackLinks: false, accurateTrackBounce: false, webvisor: false };

/**
 * Counts the current page and each later one with Yandex Metrica. The script loads with the first page that may be
 * counted.
 */
export function countVisits(counter: string): void {
  const id = Number(counter);
  let from = refererOf(document.referrer);
  let isLoaded = false;
  const count = () => {
    const visit = countedVisit(location, document.title);
    if (!visit) return;
    if (!isLoaded) load(id);
    isLoaded = true;
    callCounter(id, "hit", visit.address, { title: visit.title, referer: from });
    from = visit.address;
  };
  addEventListener(pageShown, count);
  count();
}

/** The site that the visitor came from; the paths of its pages, and pages of this shop, are not reported. */
function refererOf(referrer: string): string {
  return referrer && `${new URL(referrer).origin}/`;
}

/** Until the script has loaded, calls wait in a queue that it looks for under this name. */
function load(id: number): void {
  const calls: unknown[][] = [];
  Reflect.set(
    window,
    "ym",
    Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() }),
  );
  callCounter(id, "init", options);
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  document.head.append(element);
}

function callCounter(...call: unknown[]): void {
  const counter: unknown = Reflect.get(window, "ym");
  if (typeof counter === "function") Reflect.apply(counter, window, call);
}

/** What the counter receives about a page. */
type CountedVisit = { address: string; title: string };

/** Pages below these are personal: which order or address it is must stay private. */
const personal = [paths.personal(), paths.orders()];

/** The titles of these pages reveal what somebody typed, bought or saved. */
const untitled = [...personal, paths.checkout(), paths.search(), paths.basket(), paths.favorites()];

const isIn = (path: string, areas: string[]) => areas.some((area) => path === area || path.startsWith(`${area}/`));

/**
 * What the counter may know about a page: its path, cut before the first personal part, and never a query. Null for a
 * page whose address gives access to something, such as an order or a registration: it is not counted.
 */
export function countedVisit(
  page: { origin: string; pathname: string; search: string },
  title: string,
): CountedVisit | null {
  const { origin, pathname, search } = page;
  const query = new URLSearchParams(search);
  if (query.has("key") || query.has("token")) return null;
  const bare = barePath(pathname);
  const path = isIn(bare, personal) ? pathname.replace(/\/\d.*$/, "") : pathname;
  const hasTitle = !isIn(bare, untitled) && !isSigning(pathname) && !isFeedback(pathname);
  return { address: origin + path, title: hasTitle ? title : path };
}
