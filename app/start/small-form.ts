import type { SmallAnswer } from "~/lib/small-form";
import type { EarlyNews } from "~/shop/shopper/early-news";
import type { TabNews } from "~/shop/shopper/tabs";

import { takenOver } from "./taken-over";

const said = document.getElementById("start-said");
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
    for (const link of document.querySelectorAll<HTMLElement>(`[data-counter=${name}]`)) {
      link.dataset.count = String(count);
    }
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
