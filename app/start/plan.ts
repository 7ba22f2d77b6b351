import type { Plan } from "./start.server";

// The shop's own server wrote both.
const textOf = (id: string) => (document.getElementById(id) as HTMLElement).textContent;

export const plan = JSON.parse(textOf("start-plan")) as Plan;
/** What Remix has encoded of the page's data. */
export const pageData = textOf("start-data");
