import { describe, expect, test } from "vitest";

import { locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";

import { createApi } from "../support/api";
import { textOf } from "../support/page";
import { openCheckout, valueOf } from "./checkout";

const api = createApi();

const cases = [
  ["find-company", "company.inn", "7728168971", "checkout:company.innNotFound", "account:company.needed.inn"],
  ["find-bank", "company.bik", "044525999", "checkout:company.bikNotFound", "account:company.needed.bik"],
  ["find-address", "address.search", "zzqqxx", "checkout:address.notFound", "forms:empty.address"],
] as const;

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);

  test.each(cases)(
    "%s without a match gets a message at its field, and the typed value stays",
    async (intent, name, typed, key, emptyKey) => {
      const { shopper, page } = await openCheckout(api, { locale, type: "legal" });
      const fill = { [name]: typed, "customer.name": "Анна" };
      const result = await shopper.pressForPage(page, `button[value="${intent}"]`, fill);
      expect(result.status).toBe(200);
      const field = result.one(`[name="${name}"]`);
      const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
      expect(described.map((id) => textOf(result.one(`[id="${id}"]`))).join(" ")).toContain(t(key));
      // The message at the top of the page links to the field.
      expect(result.all(`main a[href="#checkout-${name}"]`)).toHaveLength(1);
      expect([valueOf(result, name), valueOf(result, "customer.name")]).toEqual([typed, "Анна"]);

      const empty = await shopper.pressForPage(page, `button[value="${intent}"]`, { [name]: " " });
      expect(textOf(empty.one("main"))).toContain(t(emptyKey));
    },
  );
});
