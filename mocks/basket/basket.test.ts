import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { call } from "#mocks/testing/call";
import { createShop } from "#mocks/testing/order";
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
