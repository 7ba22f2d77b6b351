/** What the inline script loads, and with what it starts Remix. */
export type Plan = {
  /** Route modules by the route's id. All scripts are named as short as can be: without their folder and `.js`. */
  routes: Record<string, string>;
  /** The manifest of all routes, and what the route modules share. */
  files: string[];
  entry: string;
  /** Whole addresses. */
  strings: string[];
  /** At once instead of at the first sign of life. */
  now?: true;
};

// The shop's own server wrote both.
const textOf = (id: string) => (document.getElementById(id) as HTMLElement).textContent;

export const plan = JSON.parse(textOf("start-plan")) as Plan;
/** What Remix has encoded of the page's data. */
export const pageData = textOf("start-data");
