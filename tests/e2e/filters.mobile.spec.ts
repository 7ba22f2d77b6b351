import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages, russian } from "./support/languages";
import { filterChips, findNarrowingValue, filterForm, valueCheckbox } from "./support/listing";
import { countDocuments, open } from "./support/parts";

const section = paths.section(landmarkSections.typical);

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the filters' button shows how many products match, and applies the choice`, async ({ page }) => {
    const info = await api.listing(landmarkSections.typical, {}, locale);
    const value = findNarrowingValue(info);
    await open(page, href(`${section}?view=filters`));
    const form = filterForm(page, language);
    const apply = (count: number) => form.getByRole("button", { name: say("catalog:filters.apply", { count }) });
    await expect(apply(info.pagination.total)).toBeVisible();
    // A screen reader hears the number after a choice, and not before.
    await expect(form.getByRole("status")).toHaveText("");
    await valueCheckbox(form, value).check();
    await expect(apply(value.count)).toBeVisible();
    await expect(form.getByRole("status")).toHaveText(say("count.products", { count: value.count }));
    await expect(valueCheckbox(form, value)).toBeChecked();
    await valueCheckbox(form, value).uncheck();
    await expect(apply(info.pagination.total)).toBeVisible();
    await form
      .getByRole("textbox", { name: say("catalog:filters.from") })
      .first()
      .fill("9999999999");
    await page.keyboard.press("Tab");
    await expect(apply(0)).toBeVisible();
    await valueCheckbox(form, value).check();
    await form.getByRole("link", { name: say("catalog:filters.reset"), exact: true }).click();
    await expect(apply(info.pagination.total)).toBeVisible();
    await expect(valueCheckbox(form, value)).not.toBeChecked();

    // The button stays in view, and the listing is shown from the top.
    await valueCheckbox(form, value).check();
    await page.evaluate(() => scrollTo(0, 300));
    await expect(apply(value.count)).toBeInViewport({ ratio: 1 });
    await apply(value.count).click();
    await expect(page).not.toHaveURL(/view=filters/);
    const total = page.getByRole("main").getByText(say("count.products", { count: value.count }), { exact: true });
    await expect(total).toBeInViewport();
  });
}

test("a finger moves a slider, which fills in its field", async ({ page }) => {
  const { say } = russian;
  const { filter } = await api.listing(landmarkSections.typical);
  const price = filter.find(({ code }) => code === "price");
  await open(page, `${section}?view=filters`);
  const form = page.locator("form#filters");
  const slider = form.getByRole("slider", { name: say("catalog:filters.fromSlider", { name: price?.name ?? "" }) });
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", right: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + right, y: y + height / 2 }] });
  // The thumb is 26 px wide.
  await touch("touchStart", 13);
  for (const part of [0.1, 0.2, 0.3, 0.4, 0.5]) await touch("touchMove", width * part);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(form.locator('input[name="f.price.from"]')).not.toHaveValue("");
  const share = await slider.evaluate(
    (thumb) =>
      thumb instanceof HTMLInputElement &&
      (Number(thumb.value) - Number(thumb.min)) / (Number(thumb.max) - Number(thumb.min)),
  );
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

test("filters are applied although the browser takes a second to go back", async ({ page }) => {
  const value = findNarrowingValue(await api.listing(landmarkSections.typical));
  await page.addInitScript(() => {
    const goBack = history.back.bind(history);
    history.back = () => void setTimeout(goBack, 1000);
    addEventListener("popstate", () => (document.documentElement.dataset["back"] = ""));
  });
  await open(page, section);
  await page.getByRole("link", { name: russian.say("catalog:filters.open") }).tap();
  const form = filterForm(page, russian);
  await valueCheckbox(form, value).check();
  await form.getByRole("button").tap();
  // The browser has left the entry of the filters, and that of the filtered list comes after it.
  await expect(page.locator("html[data-back]")).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`f\\.${value.code}=`));
  await expect(filterChips(page, russian).first()).toContainText(value.name);
});

test("the filters open over the list, and Back closes them", async ({ page }) => {
  await open(page, section);
  const documents = countDocuments(page);
  const link = page.getByRole("link", { name: russian.say("catalog:filters.open") });
  const dialog = page.getByRole("dialog", { name: russian.say("catalog:filters.title") });
  await link.tap();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/angle-grinders$/);

  await link.tap();
  await dialog.getByRole("button", { name: russian.say("catalog:filters.close") }).tap();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(documents()).toBe(0);
});

test("the button of the open filters stays in view, and Back leads from the filtered list to the whole one", async ({
  page,
}) => {
  const value = findNarrowingValue(await api.listing(landmarkSections.typical));
  await open(page, section);
  await page.getByRole("link", { name: russian.say("catalog:filters.open") }).tap();
  const form = filterForm(page, russian);
  const apply = form.getByRole("button");
  await form.locator("summary").last().scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await valueCheckbox(form, value).check();
  await expect(apply).toHaveText(russian.say("catalog:filters.apply", { count: value.count }), { useInnerText: true });
  await apply.tap();
  await expect(filterChips(page, russian).first()).toContainText(value.name);
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/angle-grinders$/);
  await expect(filterChips(page, russian)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters' button does not show an outdated count", async ({ page }) => {
    await page.goto(`${section}?view=filters`);
    await expect(page.getByRole("main").getByRole("button")).not.toHaveText(/\d/, { useInnerText: true });
  });
});
