import { paths } from "~/paths";

import { expect, waitForHydration, test } from "../fixtures/journey";
import { findViolations } from "./support/accessibility";
import { languages } from "./support/languages";
import { open } from "./support/parts";

test.use({ serviceWorkers: "allow" });

for (const { locale, href, say } of languages) {
  test(`${locale}: without a connection the offline page is shown, and its link opens the requested page once the connection is back`, async ({
    page,
    faults,
  }) => {
    const context = page.context();
    // Also for preloads that were pending when the connection was lost.
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await open(page, href(paths.about()));
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      await new Promise<unknown>((resolve) => {
        if (serviceWorker.controller) resolve(null);
        else serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
    });
    // From here on, all requests go through the worker.
    await open(page, href(paths.brands()));

    await context.setOffline(true);
    await page.goto(href(paths.stocks()));
    const sign = page.getByRole("heading", { level: 1, name: say("system:offline.title") });
    await expect(sign).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveURL(new RegExp(`${href(paths.stocks())}$`));
    expect.soft(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: say("system:offline.again") }).click();
    await expect(sign).toBeVisible();

    await context.setOffline(false);
    await page.getByRole("link", { name: say("system:offline.again") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("stocks:title") })).toBeVisible();
    await waitForHydration(page);
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(10);
    const others = kept.filter((path) => !/^\/(assets|strings|brand)\/|^\/icons\.svg$/.test(path));
    expect(others.sort()).toEqual(["/en/offline", "/offline"]);
  });
}
