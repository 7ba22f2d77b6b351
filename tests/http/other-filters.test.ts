import { describe, expect, test } from "vitest";
import * as z from "zod";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { useModifiedShop } from "./support/modified-shop";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const section = await createApi().sectionLink(landmarkSections.typical);
const query = "дрель";

const list = z.object({
  data: z.looseObject({ filter: z.array(z.unknown()), pagination: z.looseObject({ total: z.number() }) }),
});

/** An API that returns no filters with an empty list, as the contract allows. */
const shop = useModifiedShop((answer, path) => {
  if (!/\/(catalog\/info|search\/results)$/.test(path)) return answer;
  const { data } = list.parse(answer);
  return data.pagination.total > 0 ? answer : { data: { ...data, filter: [] } };
});

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);

  test.each([
    ["section", section],
    ["search", paths.search(query)],
  ])("a %s without products for the filters says so, and its filters can be reset", async (_, path) => {
    const shopper = createShopper({ shop: shop.url() });
    const filtered = `${localePath(locale, path)}${path.includes("?") ? "&" : "?"}f.price.to=1&sort=price_asc`;
    const page = await shopper.open(filtered);
    expect(page.status).toBe(200);
    expect(textOf(page.one("main"))).toContain(t("catalog:empty.filteredTitle"));
    const [reset] = page.all("main a").filter((link) => textOf(link) === t("catalog:filters.resetAll"));
    const whole = await shopper.open(reset?.getAttribute("href") ?? "");
    expect(whole.all("main li[id^=p]")).toHaveLength(10);
    expect(whole.path).toContain("sort=price_asc");
  });
});
