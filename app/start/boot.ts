/**
 * The only script of a page before the shopper reaches for something: it stands inline at the page's end (`start.server.ts`),
 * waits, and then loads React and Remix. Until they have taken over, what needs them is held and done then, and a finger's
 * press on basket or favourites is sent from here. Bundled alone, so it imports types only.
 */
import type { SmallAnswer } from "~/lib/small-form";
import type { EarlyNews } from "~/shop/shopper/early-news";
import type { TabNews } from "~/shop/shopper/tabs";

import type { Plan } from "./start.server";

const doc = document;
const page = doc.documentElement;
/** Remix reads its own from there; its types name them, but not as what they are made of. */
const remix: { __remixRouteModules?: unknown; __remixContext?: unknown } = window;
// The shop's own server wrote both.
const plan = JSON.parse(doc.getElementById("start-plan")?.textContent ?? "") as Plan;
const data = doc.getElementById("start-data")?.textContent ?? "";
const said = doc.getElementById("start-said");

const isOver = () => "hydrated" in page.dataset;

let underWay: Promise<unknown> | null = null;

/** Loads all that the page's code consists of at once. What cannot be loaded is tried again at the next press. */
function start(): Promise<unknown> {
  return (underWay ??= load().catch((fault: unknown) => {
    reportError(fault);
    underWay = null;
    void renew();
  }));
}

/**
 * Loads the page anew where its code is not to be had, after a new build most likely: at most every 10 seconds, as later code
 * does (`app/shop/later/failed-code.ts`), and never under the hands of somebody who types, presses or leaves.
 */
async function renew(): Promise<void> {
  let isLeaving = !navigator.onLine || Date.now() - Number(sessionStorage.getItem("reloaded-at")) < 10_000;
  addEventListener("beforeunload", () => (isLeaving = true), { once: true });
  const isThere = !isLeaving && (await fetch("/builds/latest.json", { cache: "no-cache" }).catch(() => null))?.ok;
  const filled = [...doc.querySelectorAll<HTMLInputElement>("input,textarea")];
  const isTyped = filled.some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
  const isHeld = isTyped || doc.querySelector("[data-busy],input:focus,select:focus,textarea:focus");
  if (!isThere || isLeaving || isHeld) return;
  sessionStorage.setItem("reloaded-at", String(Date.now()));
  location.reload();
}

async function load(): Promise<void> {
  for (const href of plan.strings) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
    doc.head.append(Object.assign(doc.createElement("link"), link));
  }
  const ids = Object.keys(plan.routes);
  const [modules] = await Promise.all([
    Promise.all(Object.values(plan.routes).map((file) => import(/* @vite-ignore */ file) as Promise<unknown>)),
    ...plan.files.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>),
  ]);
  remix.__remixRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
  remix.__remixContext = { ...plan.context, stream: new Response(data).body };
  await import(/* @vite-ignore */ plan.entry);
}

/** When React has taken the page over; never, where it could not be loaded. */
function takenOver(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isOver()) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(page, { attributes: true });
    look();
  });
}

// What the shopper does that means to use the page.

/** When a finger last touched the screen: the focus that follows it names no pointer. */
let touched = -Infinity;
const fields = /^(INPUT|TEXTAREA|SELECT)$/;

function intend(event: Event): void {
  const { target, type } = event;
  const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
  if (byFinger) touched = event.timeStamp;
  if (type === "keydown") return void start();
  const element =
    target instanceof Element
      ? target.closest<HTMLElement>("a[href],button,input,select,textarea,summary,label")
      : null;
  if (!element) return;
  if (byFinger) {
    // A finger that lands may only want to scroll. A link is followed and a small form sent without React.
    if (type !== "pointerup" || element.matches("a,[data-small] *")) return;
  } else if (type === "pointerup") return;
  else if (type === "focusin" && event.timeStamp - touched < 1000 && !fields.test(element.tagName)) return;
  void start();
}
for (const type of ["pointerover", "pointerdown", "pointerup", "keydown", "focusin", "input"]) {
  doc.addEventListener(type, intend, { capture: true, passive: true });
}

// A page that is come back to shows what was true when it was left; React's part of it looks anew. What was typed before a
// reload for missing code (`app/shop/later/typed-text.ts`) waits to be given back.
const [arrival] = performance.getEntriesByType("navigation");
const isComeBackTo = arrival !== undefined && "type" in arrival && arrival.type === "back_forward";
if (plan.now || isComeBackTo || sessionStorage.getItem("typed-text") !== null) void start();
doc.addEventListener("visibilitychange", () => void (doc.hidden || start()));
// Where it was left: Back would else lead to where React last saw it. Remix keeps places under this name.
addEventListener("pagehide", () => {
  const { key } = (history.state ?? {}) as { key?: string };
  if (isOver() || !key) return;
  const places = JSON.parse(sessionStorage.getItem("positions") ?? "{}") as object;
  sessionStorage.setItem("positions", JSON.stringify({ ...places, [key]: scrollY }));
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  for (const form of doc.querySelectorAll<HTMLElement>("[data-busy]")) delete form.dataset.busy;
  void start();
});
// What lives without a press, such as moving pictures and a map that comes into view, asks for it; not where each byte is dear.
if (doc.querySelector("[data-live]")) {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (!connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "")) {
    addEventListener("load", () =>
      ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(() => void start()),
    );
  }
}

// What is pressed meanwhile.

/** Presses that wait for React; the browser does them itself where React takes too long. */
function hold(event: Event, press: HTMLElement): void {
  event.preventDefault();
  if ("busy" in press.dataset) return;
  press.dataset.busy = "";
  const again = () => {
    if (!("busy" in press.dataset)) return;
    delete press.dataset.busy;
    press.dataset.let = "";
    press.click();
    delete press.dataset.let;
  };
  setTimeout(again, 4000);
  void takenOver().then(again);
  void start().then(() => underWay ?? again());
}

addEventListener("click", (event) => {
  if (event.defaultPrevented || isOver() || !(event.target instanceof Element)) return;
  const press = event.target.closest<HTMLElement>("button[type=button],[data-held]");
  if (press && !("let" in press.dataset)) hold(event, press);
});

/** Fields whose change nobody heard: it is told again to those who come to hear it, or a form that applies itself is sent. */
const changed = new Set<HTMLElement>();

function remember({ target }: Event): void {
  if (isOver() || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  changed.add(target);
  void start().then(() => underWay ?? ("auto" in (target.form?.dataset ?? {}) && target.form?.requestSubmit()));
}
doc.addEventListener("change", remember, true);

// On the window, after all handlers of the page: it sees only what nobody has taken over.
addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || isOver()) return guard(event, form);
  const kind = form.dataset.small;
  if (!(button instanceof HTMLButtonElement) || !kind || "let" in button.dataset) return guard(event, form);
  const byFinger = event.timeStamp - touched < 1000;
  if (byFinger && !underWay && /^(add|remove)$/.test(button.name) && !form.querySelector("[name=set]")) {
    event.preventDefault();
    return void send(form, button, kind === "basket" ? "basket" : "favorite");
  }
  hold(event, button);
});

/** A form that was posted is not posted again by a second press while the first is under way. */
function guard(event: Event, form: EventTarget | null): void {
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (!/post/i.test(form.getAttribute("method") ?? "")) return;
  if ("busy" in form.dataset) return event.preventDefault();
  form.dataset.busy = "";
  setTimeout(() => delete form.dataset.busy, 5000);
}

const news = window as Window & EarlyNews;
news.earlyNews = [];
void takenOver().then(() => {
  for (const link of doc.querySelectorAll<HTMLElement>("[data-count]")) delete link.dataset.count;
  for (const field of changed) field.dispatchEvent(new Event("change", { bubbles: true }));
});

async function send(form: HTMLFormElement, button: HTMLButtonElement, kind: TabNews["kind"]): Promise<void> {
  if ("busy" in form.dataset) return;
  form.dataset.busy = "";
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) if (typeof value === "string") body.append(name, value);
  body.set("via", "fetch");
  try {
    const answer = await fetch(`${form.getAttribute("action") ?? ""}.data`, { method: "POST", body, keepalive: true });
    const { data: told } = readTurboStream(await answer.text()) as { data: SmallAnswer };
    if (told.ok)
      show(form, button, { kind, productId: Number(button.value), value: told.value, counters: told.counters });
    else say(told.message ?? said?.dataset.failed);
  } catch {
    say(said?.dataset.failed);
  }
  delete form.dataset.busy;
}

/** By attributes alone: React throws away a document in which it finds another text or element than it drew. */
function show(form: HTMLFormElement, button: HTMLButtonElement, told: TabNews): void {
  news.earlyNews?.push(told);
  const isOn = told.value > 0;
  if (told.kind === "basket") form.dataset.done = "";
  else {
    button.name = isOn ? "remove" : "add";
    if (button.ariaPressed !== null) button.ariaPressed = String(isOn);
  }
  say(said?.dataset[told.kind + (isOn ? "In" : "Out")]);
  for (const [name, count] of Object.entries(told.counters)) {
    for (const link of doc.querySelectorAll<HTMLElement>(`[data-counter=${name}]`)) link.dataset.count = String(count);
  }
}

let silence: ReturnType<typeof setTimeout>;
function say(text: string | undefined): void {
  if (!said || !text) return;
  said.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => (said.textContent = ""), 5000);
}

/** What Remix encodes an action's answer as: an array of values, in which objects name their keys and values by place. */
function readTurboStream(text: string): unknown {
  const values = JSON.parse(text.split("\n", 1)[0] ?? "") as unknown[];
  const read = (place: number): unknown => {
    const value = values[place];
    if (typeof value !== "object" || value === null) return place < 0 ? null : value;
    const entries = Object.entries(value).map(([key, at]) => [values[Number(key.slice(1))], read(Number(at))]);
    return Object.fromEntries(entries) as unknown;
  };
  return read(0);
}
