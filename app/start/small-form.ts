import type { SmallAnswer } from "~/lib/small-form";
import type { EarlyNews } from "~/shop/shopper/early-news";
import type { TabNews } from "~/shop/shopper/tabs";

import { takenOver } from "./taken-over";

// The server has written it, with all that there is to say.
const said = document.getElementById("start-said") as HTMLElement;
const news = window as Window & EarlyNews;

/** Gets ready to send the small forms of basket and favourites; what is counted is React's when it is there. */
export function watchSmallForms(): void {
  news.earlyNews = [];
  void takenOver.then(() => {
    for (const link of document.querySelectorAll<HTMLElement>("[data-count]")) delete link.dataset.count;
  });
}

/** Sends a small form without a new page, and shows and says what came of it. */
export async function send(form: HTMLFormElement, button: HTMLButtonElement, kind: TabNews["kind"]): Promise<void> {
  if ("busy" in form.dataset) return;
  form.dataset.busy = "";
  const body = new URLSearchParams({ via: "fetch" });
  // Their fields hold texts alone.
  for (const [name, value] of new FormData(form, button)) body.append(name, value as string);
  let told: SmallAnswer = { ok: false, message: null };
  try {
    const answer = await fetch(`${form.getAttribute("action") as string}.data`, {
      method: "POST",
      body,
      keepalive: true,
    });
    told = (readTurboStream(await answer.text()) as { data: SmallAnswer }).data;
  } catch {
    // It was not saved, as far as anybody knows.
  }
  if (told.ok)
    show(form, button, { kind, productId: Number(button.value), value: told.value, counters: told.counters });
  else say(told.message ?? said.dataset.failed);
  delete form.dataset.busy;
}

/** By attributes alone: React throws away a document in which it finds another text or element than it drew. */
function show(form: HTMLFormElement, button: HTMLButtonElement, told: TabNews): void {
  news.earlyNews?.push(told);
  const isOn = told.value > 0;
  if (told.kind === "basket") form.dataset.done = "";
  else {
    button.name = isOn ? "remove" : "add";
    if (button.ariaPressed !== null) button.ariaPressed = `${isOn}`;
  }
  say(said.dataset[told.kind + (isOn ? "In" : "Out")]);
  for (const [name, count] of Object.entries(told.counters)) {
    for (const link of document.querySelectorAll<HTMLElement>(`[data-counter=${name}]`)) {
      link.dataset.count = `${count}`;
    }
  }
}

let silence: ReturnType<typeof setTimeout>;
function say(text: string | undefined): void {
  if (!text) return;
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
    const entries = Object.entries(value).map(([key, at]) => [values[Number(key.slice(1))], read(at as number)]);
    return Object.fromEntries(entries) as unknown;
  };
  return read(0);
}
