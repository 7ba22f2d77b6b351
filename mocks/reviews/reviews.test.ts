import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { catalogInfo, productView } from "~/api/schemas/catalog";
import { helpfulVotes, questionList, questionMade, reviewList, reviewMade } from "~/api/schemas/review";
import { deleteCustomer, findByEmail } from "#mocks/db/queries/customers";
import { runReviews } from "#mocks/owner/reviews-command";
import { call } from "#mocks/testing/call";
import { caller, signInByPhone } from "#mocks/testing/customer";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

import { readLocalized } from "./entries";

let api: TestApi;
beforeAll(async () => void (api = await createDemoApi()));
afterAll(() => api.close());

const product = "/api/app/catalog/product";
const reviewed = `${product}/${landmarks.inStock}/reviews`;
const list = async (path: string, language: "ru" | "en" = "ru") =>
  (await call(api, path, { language })).data(reviewList);
const owner = (...args: string[]) => runReviews(api.context, args);

function review(fields: Record<string, string> = {}, photos: File[] = []): FormData {
  const form = new FormData();
  const all = { rating: "4", pros: "Удобно", cons: "", text: "Хороший кабель", ...fields };
  for (const [name, text] of Object.entries(all)) form.set(name, text);
  for (const photo of photos) form.append("files[]", photo);
  return form;
}

async function photo(): Promise<File> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c9380a" } })
    .jpeg()
    .toBuffer();
  return new File([Uint8Array.from(bytes)], "on the bench.jpg", { type: "image/jpeg" });
}

describe("the reviews of the demo", () => {
  it("add up to the rating and the number that the card and the product show", async () => {
    const { rating, distribution, pagination } = await list(reviewed);
    const count = distribution.reduce((sum, { count }) => sum + count, 0);
    const sum = distribution.reduce((total, { rating, count }) => total + rating * count, 0);
    expect(count).toBeGreaterThan(8);
    expect([pagination.total, rating]).toEqual([count, Math.round((sum / count) * 10) / 10]);
    const view = (await call(api, `${product}/${landmarks.inStock}/view`)).data(productView);
    expect([view.product.rating, view.product.reviews]).toEqual([rating, count]);
  });

  it("are not all perfect, in the past, and some products have none", async () => {
    const { db, now } = api.context;
    const rated = db.all<{ rating: number; share: number }>(
      "select rating, count(*) * 1.0 / (select count(*) from review) as share from review group by rating",
    );
    expect(rated.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5]);
    expect(rated.at(-1)?.share).toBeLessThan(0.8);
    expect(db.get<{ last: string }>("select max(created_at) as last from review")?.last).toMatch(/^2026-1[01]-/);
    expect(now() > new Date("2026-11-18")).toBe(true);
    const { rating, own, reviews } = await list(`${product}/${landmarks.noReviews}/reviews`);
    expect({ rating, own, reviews }).toEqual({ rating: null, own: null, reviews: [] });
    const lone = (await call(api, `${product}/${landmarks.noReviews}/view`)).data(productView);
    expect([lone.product.rating, lone.product.reviews]).toEqual([null, 0]);
  });

  it("do not repeat a text on one product", () => {
    const doubles = api.context.db.all(
      `select product_id from review where texts ->> '$.ru.text' <> ''
       group by product_id, substr(texts ->> '$.ru.text', 1, 25) having count(*) > 1`,
    );
    expect(doubles).toEqual([]);
  });
});

describe("a list of reviews", () => {
  it("pages, and shows only those with the requested rating", async () => {
    const { distribution } = await list(reviewed);
    const fours = distribution.find(({ rating }) => rating === 4)?.count ?? 0;
    const four = await list(`${reviewed}?rating=4&perPage=50`);
    expect(four.reviews.map(({ rating }) => rating)).toEqual(Array(fours).fill(4));
    expect([four.pagination.total, four.distribution]).toEqual([fours, distribution]);
    const [first, second] = [await list(`${reviewed}?perPage=5`), await list(`${reviewed}?perPage=5&page=2`)];
    const ids = [...first.reviews, ...second.reviews].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is in the order of helpfulness or of dates, and in both languages", async () => {
    const { reviews } = await list(`${reviewed}?perPage=50`);
    expect(reviews.map(({ helpful }) => helpful)).toEqual(reviews.map(({ helpful }) => helpful).sort((a, b) => b - a));
    const dates = (await list(`${reviewed}?perPage=50&sort=new`)).reviews.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const english = await list(reviewed, "en");
    expect(english.reviews.map(({ id, language }) => [id, language])).toEqual(
      reviews.slice(0, 10).map(({ id }) => [id, "en"]),
    );
  });
});

it("a vote counts once for each visitor and can be taken back", async () => {
  const [first] = (await list(reviewed)).reviews;
  const vote = async (uid: string, isHelpful: boolean) => {
    const path = `/api/app/catalog/review/${first?.id ?? 0}/helpful`;
    return (await call(api, path, { method: "POST", body: { uid, isHelpful } })).data(helpfulVotes).helpful;
  };
  const before = first?.helpful ?? 0;
  expect([await vote("a", true), await vote("a", true), await vote("b", true)]).toEqual([
    before + 1,
    before + 1,
    before + 2,
  ]);
  expect((await list(`${reviewed}?uid=a`)).reviews[0]).toMatchObject({ id: first?.id, isHelpful: true });
  expect([await vote("a", false), await vote("b", false)]).toEqual([before + 1, before]);
});

describe("a customer's review", () => {
  const path = `${product}/${landmarks.noReviews}/reviews`;

  it("is seen by its author alone until the shop publishes it, and then counts", async () => {
    const { token } = await signInByPhone(api, demoCustomers.anna.phone);
    const ask = caller(api, token);
    const made = (await ask(path, { method: "POST", body: review({}, [await photo()]) })).data(reviewMade).review;
    expect(made).toMatchObject({ author: "Анна", rating: 4, status: "pending", isBought: false, language: "ru" });
    expect((await list(path)).own).toBeNull();
    expect((await ask(path)).data(reviewList)).toMatchObject({ own: made, reviews: [], rating: null });
    const second = await ask(path, { method: "POST", body: review() });
    expect([second.status, second.error().code]).toEqual([409, "already_reviewed"]);

    expect(owner("list")).toMatch(new RegExp(`^r${made.id} .*★★★★ Анна: \\+ Удобно / Хороший кабель$`, "m"));
    expect(owner("answer", `r${made.id}`, "Спасибо!")).toBe(`r${made.id}: pending → published, answered`);
    const [shown] = (await list(path, "en")).reviews;
    expect(shown).toMatchObject({ id: made.id, language: "ru", text: "Хороший кабель", answer: { text: "Спасибо!" } });
    const info = (
      await call(api, "/api/app/catalog/info?filter[rating]=4&perPage=100&sectionCode=welding-cables")
    ).data(catalogInfo);
    expect(info.products.find(({ code }) => code === landmarks.noReviews)).toMatchObject({ rating: 4, reviews: 1 });
  });

  it("has photos that anybody can see until the shop rejects it", async () => {
    const [shown] = (await list(path)).reviews;
    const picture = shown?.pictures[0] ?? "";
    const get = async () => (await call(api, picture)).response;
    expect([(await get()).status, (await get()).headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const [stored = ""] = api.files.keys();
    expect(picture).toBe(`/upload/photos/${stored}`);
    owner("reject", `r${shown?.id ?? 0}`);
    expect((await get()).status).toBe(404);
    expect((await list(path)).rating).toBeNull();
  });

  it("is deleted with its author", () => {
    const { db } = api.context;
    const anna = findByEmail(db, demoCustomers.anna.email);
    expect(anna && deleteCustomer(db, anna)).toEqual([...api.files.keys()]);
    expect(owner("list", "rejected")).toBe("There is nothing rejected");
  });

  it.each([
    [{ rating: "" }, "rating"],
    [{ rating: "6" }, "rating"],
    [{ text: "x".repeat(3001) }, "text"],
  ])("is refused with %j", async (fields, field) => {
    const { token } = await signInByPhone(api, demoCustomers.boris.phone);
    const answer = await caller(api, token)(path, { method: "POST", body: review(fields) });
    expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, [field]]);
  });

  it("says that its author has received the product", async () => {
    const { token } = await signInByPhone(api, demoCustomers.boris.phone);
    const bought = api.context.db.get<{ code: string }>(
      `select product.code from customer_order join order_item on order_id = customer_order.id
       join product on product.id = product_id join customer on customer.id = customer_id
       where email = ? and status = 'completed'`,
      demoCustomers.boris.email,
    );
    const answer = await caller(api, token)(`${product}/${bought?.code ?? ""}/reviews`, {
      method: "POST",
      body: review(),
    });
    expect(answer.data(reviewMade).review.isBought).toBe(true);
  });
});

it("a question is seen by the visitor who asked, and by everybody once it is answered", async () => {
  const path = `${product}/${landmarks.noReviews}/questions`;
  const body = { uid: "asker", author: "Олег", text: "Какое сечение?" };
  const { id } = (await call(api, path, { method: "POST", body })).data(questionMade).question;
  // A double click.
  expect((await call(api, path, { method: "POST", body })).data(questionMade).question.id).toBe(id);
  const seen = async (uid: string) => (await call(api, `${path}?uid=${uid}`)).data(questionList);
  expect((await seen("asker")).own).toMatchObject([{ id, text: body.text, status: "pending", answer: null }]);
  expect(await seen("other")).toMatchObject({ own: [], questions: [] });
  owner("answer", `q${id}`, "16 мм²");
  expect(await seen("other")).toMatchObject({ own: [], questions: [{ id, answer: { text: "16 мм²" } }] });
  // A rejected question may be asked again.
  const again = { ...body, text: "Сколько весит?" };
  const rejected = (await call(api, path, { method: "POST", body: again })).data(questionMade).question;
  owner("reject", `q${rejected.id}`);
  expect((await call(api, path, { method: "POST", body: again })).data(questionMade).question.id).not.toBe(rejected.id);
});

describe("listings", () => {
  it("sort by rating: the best first, then those with more reviews, then those without", async () => {
    const { products } = (await call(api, "/api/app/catalog/info?sort=rating&perPage=100")).data(catalogInfo);
    const keys = products.map(({ rating, reviews }) => [rating ?? 0, reviews ?? 0] as const);
    const sorted = [...keys].sort((a, b) => b[0] - a[0] || b[1] - a[1]);
    expect(keys).toEqual(sorted);
    expect(keys[0]?.[0]).toBe(5);
  });

  it("filter by rating", async () => {
    const info = (await call(api, "/api/app/catalog/info?filter[rating]=4&perPage=100")).data(catalogInfo);
    expect(info.products.every(({ rating }) => (rating ?? 0) >= 4)).toBe(true);
    const [value] = info.filter.find(({ code }) => code === "rating")?.values ?? [];
    expect(value).toMatchObject({ value: "4", selected: true, count: info.pagination.total });
  });
});

describe("npm run reviews", () => {
  it.each([
    [["approve", "r999999"], "There is no review or question “r999999”"],
    [["list", "new"], "There is no status “new”: use pending, published, rejected"],
    [["answer", "r1", "  "], "Usage:"],
    [["approve"], "Usage:"],
    [["--nope"], "Usage:"],
    [[], "Usage:"],
  ])("%j is refused", (args, message) => expect(() => owner(...args)).toThrow(message));
});

it.each([
  [{ en: "Good" }, "ru", "en"],
  [{ kk: "Жақсы" }, "ru", "kk"],
  [{ kk: "Жақсы", ru: "Хорошо" }, "en", "ru"],
  [{ kk: "Жақсы", ru: "Хорошо" }, "kk", "kk"],
])("the text of %j for a page in %s is marked as %s", (texts, wanted, language) => {
  expect(readLocalized(texts, wanted)).toEqual({
    language,
    value: Object.entries(texts).find(([code]) => code === language)?.[1],
  });
});
