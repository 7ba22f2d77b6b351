import { barePath } from "~/i18n/config";
import { isFeedback, isSigning, paths } from "~/paths";

import { pageShown } from "./page-listeners";

const script = "https://mc.yandex.ru/metrika/tag.js";

/** Only what this module tells it: no links, no clicks, no recording of the screen, and no visit by itself. */
const options = { defer: true, clickmap: false, trackLinks: false, accurateTrackBounce: false, webvisor: false };

/**
 * Counts the page that is shown and each that comes after it, with Yandex Metrica. Its script is loaded with the first page
 * that may be counted.
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
    tell(id, "hit", visit.address, { title: visit.title, referer: from });
    from = visit.address;
  };
  addEventListener(pageShown, count);
  count();
}

/** Which site somebody came from; pages of the shop and of others are told no further than that. */
function refererOf(referrer: string): string {
  return URL.canParse(referrer) ? `${new URL(referrer).origin}/` : "";
}

/** Until the script is there, calls wait in a list that it looks for under this name. */
function load(id: number): void {
  const calls: unknown[][] = [];
  Reflect.set(
    window,
    "ym",
    Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() }),
  );
  tell(id, "init", options);
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  document.head.append(element);
}

function tell(...call: unknown[]): void {
  const counter: unknown = Reflect.get(window, "ym");
  if (typeof counter === "function") Reflect.apply(counter, window, call);
}

/** What the counter is told of a page. */
type CountedVisit = { address: string; title: string };

/** Below these lies what belongs to somebody: which order, which address is nobody else's business. */
const personal = [paths.personal(), paths.orders()];

/** The titles of these say what somebody has typed, bought or keeps. */
const untitled = [...personal, paths.checkout(), paths.search(), paths.basket(), paths.favorites()];

const isIn = (path: string, areas: string[]) => areas.some((area) => path === area || path.startsWith(`${area}/`));

/**
 * What the counter may know of a page: its path, cut where it begins to name something of a person's, and never a query. Null
 * for a page whose address opens something, an order or a registration: nothing is counted there.
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
