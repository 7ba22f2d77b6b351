import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { TranslationProvider } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";

import { Dates } from "./stock-cards";

const start = (locale: string, startsAt: string) =>
  renderToStaticMarkup(
    <TranslationProvider locale={locale} t={translateFor(locale)}>
      <Dates stock={{ startsAt, endsAt: null }} />
    </TranslationProvider>,
  ).replace(/<[^>]+>/g, "");

it("say since when a promotion without an end runs, «со» before the second day of a month", () => {
  expect(start("ru", "2020-03-02T00:00:00+03:00")).toMatch(/^со 2\u00a0марта/);
  expect(start("ru", "2020-03-12T00:00:00+03:00")).toMatch(/^с 12\u00a0марта/);
  expect(start("en", "2020-03-02T00:00:00+03:00")).toMatch(/^from 2\u00a0March/);
});
