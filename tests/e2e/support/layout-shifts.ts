import type { Page } from "playwright/test";

/** `LayoutShift` of the Layout Instability API, which TypeScript does not know. */
type Shift = { hadRecentInput: boolean; value: number };

/** Records the layout shifts of every page that is opened from now on; returns a function that reads the page's shifts. */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        // Shifts that follow an input do not count, by the metric's own definition (web.dev, "Cumulative Layout Shift").
        if (!entry.hadRecentInput) shifts.push(entry.toJSON() as Shift);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate<Shift[]>("shifts");
}
