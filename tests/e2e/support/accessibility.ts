import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type axe from "axe-core";
import type { Page } from "playwright/test";

/** WCAG 2.2 up to AA, and what axe holds to be good practice besides; axe leaves some of them out unless they are named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Less than half of the package's `axe.source`, and read by the browser for each document anew. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with the current page, a line for each element. Finishes transitions and animations first: axe would
 * otherwise check a temporary colour.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // A document that was looked at before has it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const inPage = window as typeof window & { axe: typeof axe };
    for (const animation of document.getAnimations()) {
      const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number.isFinite(activeDuration) && Number(activeDuration) > 0) animation.finish();
    }
    const { violations } = await inPage.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        // What a fixed bar covers in part at this moment is freed by scrolling.
        .filter(({ failureSummary = "" }) => id !== "target-size" || !failureSummary.includes("partially obscured"))
        .map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 300)} ${failureSummary ?? ""}`),
    );
  }, tags);
}
