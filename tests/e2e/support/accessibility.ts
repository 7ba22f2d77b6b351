import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type axe from "axe-core";
import type { Page } from "playwright/test";

/** WCAG 2.2 up to AA, and axe's best practices; axe skips some of these rules unless their tags are named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The minified build: less than half the size of the package's `axe.source`. The browser parses it for each document.
 */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The violations that axe finds on the current page, a line for each element. Finishes transitions and animations
 * first, because axe would otherwise check a temporary colour.
 */
export function findViolations(page: Page): Promise<string[]> {
  return runAxe(page, { type: "tag", values: tags });
}

/** The faint text in the dark theme: themes differ in their colours alone. */
export async function findFaintTextInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const found = await runAxe(page, { type: "rule", values: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // A document that was checked before has it already.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (selected) => {
    const inPage = window as typeof window & { axe: typeof axe };
    for (const animation of document.getAnimations()) {
      const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number.isFinite(activeDuration) && Number(activeDuration) > 0) animation.finish();
    }
    const { violations } = await inPage.axe.run(document, {
      runOnly: selected,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        // A target that a fixed bar partly covers can be uncovered by scrolling.
        .filter(({ failureSummary = "" }) => id !== "target-size" || !failureSummary.includes("partially obscured"))
        .map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 300)} ${failureSummary ?? ""}`),
    );
  }, runOnly);
}
