import type { APIRequestContext, Page } from "playwright/test";

/**
 * Serves a page cut off after a number of bytes, as a browser sees it while it loads.
 * @returns the whole HTML, and a function that opens its first bytes
 */
export async function servePartially(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path, { headers: { Accept: "text/html" } })).body();
  let length = html.length;
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html.subarray(0, length) }),
  );
  return {
    html,
    async open(bytes = html.length): Promise<void> {
      length = bytes;
      await page.goto(path);
    },
  };
}
