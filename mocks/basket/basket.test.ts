import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { call } from "#mocks/testing/call";
import { create, createShop, fill, orderOf } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

describe("a promo code", () => {
  const enter = async (code: string) => {
    const answer = await call(api, "/api/app/basket/promo", { method: "POST", body: { uid: "u", code } });
    return answer.data(basket).promo?.code;
  };

  it.each([
    ["ЁЛКА", "елка"],
    ["ЕЛКА", "Ёлка"],
    ["МАЙ", "май".normalize("NFD")],
  ])("%s is also accepted as %s", async (code, typed) => {
    api.context.db.run("update promo set code = ? where code = 'TEN'", code);
    expect(await enter(typed)).toBe(code);
  });

  it("is the one that is written like that, of two that differ in ё", async () => {
    api.context.db.run("update promo set code = 'ЕЛКА' where code = 'TEN'");
    api.context.db.run("update promo set code = 'ЁЛКА' where code = 'СТРОЙКА'");
    expect([await enter("ЁЛКА"), await enter("ЕЛКА")]).toEqual(["ЁЛКА", "ЕЛКА"]);
  });
});

describe("a line of a product whose packs have changed", () => {
  it.each([
    [7, 5, [{ productId: 10, type: "quantity_reduced", was: 7, now: 5 }]],
    [3, 5, []],
    [10, 10, []],
  ])("has whole packs: of %d pieces, %d", async (before, after, changes) => {
    fill(api, "u", 10, before);
    const body = orderOf(api, "u");
    api.context.db.run("update product set multiplicity = 5 where id = 10");
    api.context.cards.clear();
    const answer = await create(api, body);
    if (before === after) expect(answer.status).toBe(201);
    else expect([answer.status, answer.error().code]).toEqual([409, "basket_changed"]);
    fill(api, "u", 10, before);
    const seen = (await call(api, "/api/app/basket/view?uid=u")).data(basket);
    expect([seen.list.map(({ quantity }) => quantity), seen.changes]).toEqual([[after], changes]);
  });
});
