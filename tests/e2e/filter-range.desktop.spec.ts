import { formatNumber } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { filterChips, filterForm, findNarrowingValue, valueCheckbox } from "./support/listing";
import { open } from "./support/parts";

const { say } = russian;
const section = paths.section(landmarkSections.typical);

test("a slider fills in the field of a numeric property, and applies it when it is released", async ({ page }) => {
  const { filter } = await api.listing(landmarkSections.typical);
  const range = filter.find(({ code, type }) => type === "range" && code !== "price");
  if (!range?.max) throw new Error("No property of this listing is a range");
  await open(page, section);
  const form = filterForm(page, russian);
  await form.getByText(range.name).click();
  const slider = form.getByRole("slider", { name: say("catalog:filters.toSlider", { name: range.name }) });
  const field = form.locator(`input[name="f.${range.code}.to"]`);
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(filterChips(page, russian).first()).toContainText(range.name);
  const bound = Number(new URL(page.url()).searchParams.get(`f.${range.code}.to`)?.replace(/\s/g, ""));
  expect(bound).toBeLessThan(range.max);
  await expect(field).toHaveValue(formatNumber(bound));
  const { products, pagination } = await api.listing(landmarkSections.typical, {
    [`filter[${range.code}]`]: `..${bound}`,
  });
  expect(products.length).toBeGreaterThan(0);
  const total = page.getByRole("main").getByText(say("count.products", { count: pagination.total }), { exact: true });
  await expect(total).toBeVisible();
});

test("a slider says its value with its unit, also after a bound is typed or removed", async ({ page }) => {
  const { filter } = await api.listing(landmarkSections.typical);
  const price = filter.find(({ code }) => code === "price");
  if (!price?.min || !price.max) throw new Error("This listing has no prices");
  const said = (bound: number) => `${formatNumber(bound)}\u00a0${price.unit}`;
  // The form without immediate application.
  await open(page, `${section}?view=filters`);
  const form = page.locator("form#filters");
  const slider = form.getByRole("slider", { name: say("catalog:filters.fromSlider", { name: price.name }) });
  const field = form.locator('input[name="f.price.from"]');
  await expect(slider).toHaveAttribute("aria-valuetext", said(price.min));
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(field).not.toHaveValue("");
  await expect(slider).toHaveAttribute("aria-valuetext", `${await field.inputValue()}\u00a0${price.unit}`);
  await field.fill(String(price.max));
  await expect(slider).toHaveAttribute("aria-valuetext", said(price.max));
  await field.fill("");
  await expect(slider).toHaveAttribute("aria-valuetext", said(price.min));
});

test("a bound that is being typed stays when the list of an earlier choice arrives", async ({ page }) => {
  const value = findNarrowingValue(await api.listing(landmarkSections.typical));
  await open(page, section);
  const form = filterForm(page, russian);
  const field = form.locator('input[name="f.price.from"]');
  let arrive = () => {};
  const typed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.data\?f\./, async (route) => {
    await typed;
    await route.continue();
  });
  await valueCheckbox(form, value).check();
  await field.pressSequentially("1");
  arrive();
  await expect(filterChips(page, russian).first()).toContainText(value.name);
  await expect(field).toHaveValue("1");
  await field.pressSequentially("000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/f\.price\.from=1000/);
  await expect(page).toHaveURL(new RegExp(`f\\.${value.code}=${value.value}`));
  await expect(field).toHaveValue(formatNumber(1000));
});
