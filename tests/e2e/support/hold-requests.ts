import type { Page, Request, Route } from "playwright/test";

type HoldOptions = {
  /** Only requests with this method; the others continue at once. */
  method?: string;
  /** How many requests to hold; all by default. */
  times?: number;
  /** What to do with a request after its release; by default, it continues. */
  handle?: (route: Route) => Promise<void>;
};

/** Holds the page's requests that match the pattern; returns a function that releases them and does not hold later ones. */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
  { method, times, handle = (route) => route.continue() }: HoldOptions = {},
): Promise<() => void> {
  const { released, release } = makeGate();
  const isHeld = (request: Request) => !method || request.method() === method;
  await page.route(
    pattern,
    async (route) => {
      if (!isHeld(route.request())) return route.continue();
      await released;
      await handle(route);
    },
    times ? { times } : {},
  );
  return release;
}

/**
 * For `route.fetch`, which keeps connections from one test to the next: the shop may close one just when a request is
 * sent on it, and then the request is sent again on another one.
 */
export const onFreshConnection = { maxRetries: 1 };

/** Sends the requests that match the pattern, but holds their responses; returns a function that releases them. */
export async function holdResponses(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { released, release } = makeGate();
  await page.route(pattern, async (route) => {
    const response = await route.fetch({ maxRedirects: 0, ...onFreshConnection });
    await released;
    await route.fulfill({ response });
  });
  return release;
}

function makeGate() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}
