import { pageShown } from "~/lib/page-shown";

import { countedVisit } from "./counted-visit";

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
