import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { fieldMessage, textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const section = await createApi().sectionLink(landmarkSections.typical);

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);

  test.each([
    { typed: ["cheap", "9000"], faults: ["noNumber", null] },
    { typed: ["2 000", "1000"], faults: [null, "reversed"] },
  ] as const)(
    "bounds that cannot be applied stay in their fields, with a message: $typed",
    async ({ typed, faults }) => {
      const shopper = createShopper();
      const plain = await shopper.open(localePath(locale, section));
      const [from, to] = typed;
      const listing = await shopper.pressForPage(plain, "form#listing button", {
        "f.price.from": from,
        "f.price.to": to,
      });
      expect(textOf(listing.one("main"))).toContain(t("catalog:filters.mistyped"));
      const filters = await shopper.open(listing.one('main a[href*="view=filters"]').getAttribute("href") ?? "");
      for (const [page, form] of [
        [listing, "form#listing"],
        [filters, "form#filters"],
      ] as const) {
        const fields = page.all(`${form} input[name^="f.price."]`);
        const values = fields.map((field) => field.getAttribute("value")?.replace(/\s/g, " "));
        const messages = fields.map((field) => fieldMessage(page, field));
        expect(values).toEqual(from === "cheap" ? ["cheap", "9 000"] : typed);
        expect(messages).toEqual(faults.map((fault) => (fault ? t(`catalog:filters.${fault}`) : "")));
      }
    },
  );
});
