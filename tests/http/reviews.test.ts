import { describe, expect, test } from "vitest";

import { questionList, reviewList } from "~/api/schemas/review";
import { localePath, locales } from "~/i18n/config";
import { formatRating } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { createNewCustomer } from "./support/new-customer";
import { fieldMessage, noticesOf, textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";
import { dataOf } from "./support/structured-data";

const api = createApi();
const reviewed = landmarks.inStock;
const path = paths.product(reviewed);
const readReviews = (query: string, locale: "ru" | "en" = "ru") =>
  api.read(`catalog/product/${reviewed}/reviews?perPage=5${query}`, reviewList, locale);

const entriesOf = (page: Page) => page.all('#reviews article[id^="review-"]').map((entry) => entry.getAttribute("id"));
const idsOf = (reviews: { id: number }[]) => reviews.map(({ id }) => `review-${id}`);

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (to: string) => localePath(locale, to);

  test("a product's page shows the average, the distribution and the most helpful reviews", async () => {
    const { rating, distribution, reviews, pagination } = await readReviews("", locale);
    const page = await createShopper().open(at(path));
    const text = textOf(page.one("#reviews"));
    expect(text).toContain(`${formatRating(locale, rating ?? 0)} ${t("reviews:out")}`);
    expect(text).toContain(t("count.reviews", { count: pagination.total }));
    expect(entriesOf(page)).toEqual(idsOf(reviews));
    for (const review of reviews) {
      const entry = textOf(page.one(`#review-${review.id}`));
      for (const said of [review.author, review.pros, review.cons, review.text, review.answer?.text ?? ""])
        expect(entry).toContain(said);
      expect(entry.includes(t("reviews:bought"))).toBe(review.isBought);
    }
    const rows = page.all(`#reviews ul[aria-label="${t("reviews:distribution")}"] a`);
    expect(rows.map((row) => row.querySelector(".visually-hidden")?.text)).toEqual(
      distribution
        .filter(({ count }) => count > 0)
        .map(({ rating: stars, count }) =>
          t("reviews:row", { stars: t("reviews:stars", { count: stars }), reviews: t("count.reviews", { count }) }),
        ),
    );
  });

  test("links select a rating, sort, and lead to the next page", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(path));
    const follow = async (from: Page, selector: string) => {
      const target = from.one(selector).getAttribute("href") ?? "";
      expect(target).toMatch(/#reviews$/);
      return shopper.open(target.replaceAll("&amp;", "&").replace(/#.*/, ""));
    };
    const four = await follow(page, '#reviews a[href*="stars=4"]');
    expect(entriesOf(four)).toEqual(idsOf((await readReviews("&rating=4", locale)).reviews));
    const sorted = await follow(four, '#reviews a[href*="order=new"]');
    expect(entriesOf(sorted)).toEqual(idsOf((await readReviews("&rating=4&sort=new", locale)).reviews));
    const second = await follow(page, '#reviews a[rel="next"]');
    expect(entriesOf(second)).toEqual(idsOf((await readReviews("&page=2", locale)).reviews));
  });

  test("a page number beyond the last page shows the last page", async () => {
    const page = await createShopper().open(at(`${path}?reviews=99&questions=99`));
    const { pages } = (await readReviews("", locale)).pagination;
    expect(entriesOf(page)).toEqual(idsOf((await readReviews(`&page=${pages}`, locale)).reviews));
    expect(page.one('#reviews nav [aria-current="page"]').text).toBe(String(pages));
    expect(textOf(page.one("#reviews"))).not.toContain(t("reviews:noMatch"));
    expect(page.all("#questions article").length).toBeGreaterThan(0);
  });

  test("questions are shown with the shop's answers", async () => {
    const { questions } = await api.read(`catalog/product/${reviewed}/questions?perPage=5`, questionList, locale);
    const text = textOf((await createShopper().open(at(path))).one("#questions"));
    expect(questions.length).toBeGreaterThan(0);
    for (const { text: asked, answer } of questions) {
      expect(text).toContain(asked);
      expect(text).toContain(answer?.text ?? t("reviews:questions.waits"));
    }
  });

  test("a visitor says that a review is helpful, and takes it back", async () => {
    const shopper = await createKnownShopper(api, { locale });
    const { reviews } = await readReviews("&page=2");
    const id = reviews[0]?.id ?? expect.fail("No review");
    const listed = at(`${path}?reviews=2`);
    const button = `#review-${id} form button`;
    const before = await shopper.open(listed);
    expect(before.one(button).getAttribute("aria-pressed")).toBe("false");
    const voted = await shopper.press(before, button);
    expect([voted.status, voted.location]).toEqual([303, `${listed}#review-${id}`]);
    const after = await shopper.follow(voted);
    expect(noticesOf(after)).toEqual([t("reviews:vote.added")]);
    expect(after.one(button).getAttribute("aria-pressed")).toBe("true");
    const taken = await shopper.follow(await shopper.press(after, button));
    expect(noticesOf(taken)).toEqual([t("reviews:vote.removed")]);
    expect(taken.one(button).getAttribute("aria-pressed")).toBe("false");
  });

  test("a vote for an unknown review fails with a message", async () => {
    const shopper = await createKnownShopper(api, { locale });
    const reply = await shopper.post(at(paths.productVotes(reviewed)), { helpful: "999999999" });
    expect(noticesOf(await shopper.follow(reply))).toEqual([`${t("notice.error")}: ${t("reviews:vote.failed")}`]);
    expect((await shopper.post(at(paths.productVotes(reviewed)), { helpful: "x" })).status).toBe(400);
  });

  test("a guest signs in to write a review, and returns to the form", async () => {
    const guest = createShopper();
    const form = at(paths.productReview(reviewed));
    const signIn = at(paths.signIn({ redirectTo: form }));
    const page = await guest.open(at(path));
    expect(page.one(`#reviews a[href="${signIn}"]`).text).toBe(t("reviews:signIn"));
    for (const reply of [await guest.send(form), await guest.post(form, { rating: "5" })])
      expect([reply.status, reply.location]).toEqual([302, signIn]);
  });

  test("a customer's review waits for a check, and only its author sees it", async () => {
    const { shopper } = await createNewCustomer(locale);
    const form = at(paths.productReview(reviewed));
    expect((await shopper.open(at(path))).one(`#reviews a[href="${form}"]`).text).toBe(t("reviews:write"));
    const submit = 'main form[id="review"] button';
    const words = { pros: "Light <b>", cons: "Noise", text: `A text in ${locale}` };
    const refused = await shopper.pressForPage(await shopper.open(form), submit, words);
    expect(refused.status).toBe(400);
    expect(fieldMessage(refused, refused.one("#review-rating"))).toContain(t("reviews:form.ratingRequired"));
    expect(textOf(refused.one('textarea[name="text"]'))).toBe(words.text);
    const sent = await shopper.press(refused, submit, { ...words, rating: ["4"] });
    expect([sent.status, sent.location]).toEqual([303, `${at(path)}#reviews`]);
    const page = await shopper.follow(sent);
    expect(noticesOf(page)).toEqual([t("reviews:form.done")]);
    const own = textOf(page.one("#reviews"));
    expect(own).toContain(t("reviews:own.pending"));
    expect(own).toContain(words.text);
    expect(page.all(`#reviews a[href="${form}"]`)).toEqual([]);
    expect((await createShopper().open(at(path))).body).not.toContain(words.text);
    expect(textOf((await shopper.open(form)).one("main"))).toContain(t("reviews:form.already"));
  });

  test("a guest's question waits for a check, and only that visitor sees it", async () => {
    const shopper = await createKnownShopper(api, { locale });
    const submit = 'main form[id="question"] button';
    const form = await shopper.open(at(paths.productQuestion(reviewed)));
    const text = `Does it fit, in ${locale}?`;
    const refused = await shopper.pressForPage(form, submit, { author: "", text });
    expect(refused.status).toBe(400);
    expect(fieldMessage(refused, refused.one('input[name="author"]'))).toContain(t("forms:empty.name"));
    expect(textOf(refused.one("textarea"))).toBe(text);
    const sent = await shopper.press(refused, submit, { author: "Vera", text });
    expect([sent.status, sent.location]).toEqual([303, `${at(path)}#questions`]);
    const page = await shopper.follow(sent);
    expect(noticesOf(page)).toEqual([t("reviews:ask.done")]);
    expect(textOf(page.one("#questions"))).toContain(text);
    expect(textOf(page.one("#questions"))).toContain(t("reviews:questions.pending"));
    expect((await createShopper().open(at(path))).body).not.toContain(text);
  });

  test("cards name the rating and the number of reviews, and say nothing without reviews", async () => {
    const { id, rating, reviews = 0 } = await api.product(reviewed);
    const silent = await api.product(landmarks.noReviews);
    const page = await createShopper().open(at(paths.sharedFavorites([id, silent.id])));
    const label = t("card.rating", {
      rating: formatRating(locale, rating ?? 0),
      reviews: t("count.reviews", { count: reviews }),
    });
    expect(page.one(`#p${id}`).text).toContain(label);
    expect(page.one(`#p${silent.id}`).text).not.toContain(t("reviews:out"));
  });
});

test("search engines get the rating and the reviews of a product that has them", async () => {
  const { rating, reviews } = await readReviews("");
  const { Product } = dataOf(await createShopper().open(path));
  expect(Product?.aggregateRating?.ratingValue).toBe(rating);
  const written = reviews.filter(({ text }) => text !== "");
  expect(Product?.review?.map(({ reviewBody }) => reviewBody)).toEqual(written.map(({ text }) => text));
  const without = dataOf(await createShopper().open(paths.product(landmarks.noReviews)));
  expect(without.Product).toBeDefined();
  expect(without.Product).not.toHaveProperty("aggregateRating");
  expect(without.Product).not.toHaveProperty("review");
});

test("a product without reviews invites to write one", async () => {
  const page = await createShopper().open(paths.product(landmarks.noReviews));
  expect(textOf(page.one("#reviews"))).toContain(translateFor("ru")("reviews:none"));
});

test.each([
  ["reviews", "reviews:failed"],
  ["questions", "reviews:questions.failed"],
] as const)(
  "without the API's %s, the page lacks that part alone, and says so unless the API has none",
  async (part, says) => {
    const address = `/api/app/catalog/product/${reviewed}/${part}`;
    for (const status of [404, 500]) {
      const shopper = await createKnownShopper(api);
      await api.fault({ path: address, fault: "status", status, uid: shopper.uid() });
      const page = await shopper.open(path);
      expect(page.status).toBe(200);
      expect(page.all("#reviews-title, #questions-title")).toHaveLength(1);
      expect(page.all(`#${part}-title`)).toEqual([]);
      const messages = page.all("[data-failed-part]").map(textOf);
      expect(messages).toEqual(status === 404 ? [] : [expect.stringContaining(translateFor("ru")(says))]);
      // The rating at the top of the page links to the reviews.
      if (status === 500 && part === "reviews") expect(page.all("#reviews")).toHaveLength(1);
    }
  },
);

test("listings sort by rating", async () => {
  const page = await createShopper().open(`${await api.sectionLink("drill-drivers")}?sort=rating`);
  const ratings = page.all("main li[id^=p]").map((card) => /(\d,\d) из 5/.exec(card.text)?.[1] ?? "0");
  expect(ratings.length).toBeGreaterThan(2);
  expect(ratings).toEqual(ratings.toSorted().reverse());
});
