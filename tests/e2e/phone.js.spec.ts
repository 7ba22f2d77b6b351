import type { Page } from "playwright/test";

import { paths } from "~/paths";

import { expect, test } from "../fixtures/journey";
import { russian } from "./support/languages";
import { open } from "./support/parts";

const { say, href } = russian;

/** All pages with a choice of country have the same field; this is the one of the feedback form. */
async function openField(page: Page) {
  await open(page, href(paths.feedback()));
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: say("feedback:phone") });
  return { field, country: main.getByRole("combobox", { name: say("forms:country") }) };
}

const numbers = [
  ["+375291234567", "+375 (29) 123-45-67", "BY"],
  ["00998901234567", "+998 (90) 123-45-67", "UZ"],
  ["+79005550123", "+7 (900) 555-01-23", "RU"],
] as const;

test("ru: a number, typed or pasted, selects its country whatever country was chosen", async ({ page }) => {
  const { field, country } = await openField(page);
  for (const [typed, shown, code] of numbers) {
    await test.step(`${typed} selects ${code}`, async () => {
      const expectNumber = async () => {
        await expect(field).toHaveValue(shown);
        await expect(country).toHaveValue(code);
        await field.clear();
      };
      await country.selectOption("RU");
      await field.pressSequentially(typed);
      await expectNumber();
      await country.selectOption("AM");
      await field.pressSequentially(typed);
      await expectNumber();
      await country.selectOption("AM");
      await field.fill(typed);
      await expectNumber();
    });
  }
  await country.selectOption("RU");
  await field.pressSequentially("89005550123");
  await expect(field).toHaveValue("+7 (900) 555-01-23");
  await expect(country).toHaveValue("RU");
});

test("ru: a number of a country that is not offered is rejected; extra digits and those of another country are kept", async ({
  page,
}) => {
  const { field, country } = await openField(page);
  for (const typed of ["+12025550123", "0012025550123", "+1 (202) 555-0123"]) {
    await field.clear();
    await field.pressSequentially(typed);
    await field.blur();
    await expect(field).toHaveValue("+12025550123");
    await expect(field).toHaveAccessibleDescription(new RegExp(say("forms:phoneCountry")));
    await expect(country).toHaveValue("RU");
  }

  await field.clear();
  await country.selectOption("BY");
  await field.pressSequentially("9005550123");
  await field.blur();
  await expect(field).toHaveValue("+375 (90) 055-50-123");
  await expect(field).toHaveAccessibleDescription(new RegExp(say("forms:phone")));
  await country.selectOption("RU");
  await expect(field).toHaveValue("+7 (900) 555-01-23");
  await expect(field).not.toHaveAttribute("aria-invalid");
  for (const code of ["AM", "TM", "BY", "GE", "RU"]) await country.selectOption(code);
  await expect(field).toHaveValue("+7 (900) 555-01-23");
  await field.press("End");
  await field.pressSequentially("4");
  await expect(field).toHaveValue("+7 (900) 555-01-234");
  await field.press("Backspace");
  await expect(field).toHaveValue("+7 (900) 555-01-23");
  await field.press("Home");
  for (let step = 0; step < 4; step += 1) await field.press("ArrowRight");
  await field.pressSequentially("1");
  expect((await field.inputValue()).replace(/\D/g, "")).toBe("719005550123");
});
