import axe from "axe-core";
import type { Page } from "playwright/test";

/** WCAG 2.2 up to AA, and what axe holds to be good practice besides; axe leaves some of them out unless they are named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with the current page, a line for each element. Finishes colour transitions first: axe would
 * otherwise check a temporary colour.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const inPage = window as typeof window & { axe: typeof axe };
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
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
