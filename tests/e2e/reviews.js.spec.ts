import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test, waitForHydration } from "../fixtures/journey";
import { signInByPhone } from "../fixtures/sign-in";
import { findFaintTextInDark, findViolations } from "./support/accessibility";
import { newPhone } from "./support/customers";
import { languages, russian } from "./support/languages";
import { notice, open } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a customer reads the reviews, votes, and writes one with the keyboard`, async ({
    page,
    context,
  }) => {
    await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
    await open(page, href(paths.product(landmarks.inStock)));
    await waitForHydration(page);
    const reviews = page.getByRole("region", { name: say("reviews:title"), exact: true });
    await reviews
      .getByRole("list", { name: say("reviews:distribution") })
      .getByRole("link")
      .nth(1)
      .click();
    await expect(reviews.getByText(say("reviews:onlyRating", { count: 4 }))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findFaintTextInDark(page)).toEqual([]);

    const vote = reviews.getByRole("article").first().getByRole("button");
    await vote.click();
    await expect(notice(page, say("reviews:vote.added"))).toBeVisible();
    await expect(vote).toHaveAttribute("aria-pressed", "true");

    await reviews.getByRole("link", { name: say("reviews:write") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("reviews:form.title"));
    const rating = page.getByRole("group", { name: say("reviews:form.rating") });
    await rating.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(rating.getByRole("radio", { name: `4, ${say("reviews:form.words.good")}` })).toBeChecked();
    const target = await rating.getByRole("radio").first().boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await findViolations(page)).toEqual([]);
    expect(await findFaintTextInDark(page)).toEqual([]);

    await page.getByRole("textbox", { name: say("reviews:form.pros"), exact: true }).fill(`Light, ${locale}`);
    await page.getByRole("button", { name: say("reviews:form.submit") }).click();
    await expect(notice(page, say("reviews:form.done"))).toBeVisible();
    await expect(reviews.getByText(say("reviews:own.pending"))).toBeVisible();
    await expect(reviews.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(reviews.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(reviews.getByText(`Light, ${locale}`)).toBeVisible();
  });
}

test("a name without spaces, as long as the form takes it, does not make the page wider", async ({ page }) => {
  const { say } = russian;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.productQuestion(landmarks.inStock));
  const author = "Константин".repeat(6);
  await page.getByRole("textbox", { name: say("reviews:ask.author"), exact: true }).fill(author);
  await page.getByRole("textbox", { name: say("reviews:ask.text"), exact: true }).fill("Есть ли подсветка?");
  await page.getByRole("button", { name: say("reviews:ask.submit") }).click();
  await expect(page.getByText(author)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
