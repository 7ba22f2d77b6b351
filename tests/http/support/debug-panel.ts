import type { Page } from "./page";

/** An API call as a page in debug mode shows it; `tries` includes the first one. */
export type ShownCall = { path: string; method: string; tries: number; limit: number; status: number };

/** The calls that the page's debug panel lists; null if it has no panel. */
export function callsOf(page: Page): ShownCall[] | null {
  const [panel] = page.all("#debug");
  if (!panel) return null;
  return panel.querySelectorAll("tr").map((row) => {
    const [, method = "", path = "", , , tries = "", status = ""] = row.querySelectorAll("td").map(({ text }) => text);
    const [count, limit] = tries.split(" of ").map((text) => Number.parseInt(text, 10));
    return { path, method, tries: count ?? 0, limit: limit ?? 0, status: Number(status) };
  });
}
