import type { Plan } from "./start.server";

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";

// The shop's own server wrote both.
export const plan = JSON.parse(textOf("start-plan")) as Plan;
/** What Remix has encoded of the page's data. */
export const pageData = textOf("start-data");
