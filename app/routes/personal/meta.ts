import type { MetaFunction } from "@remix-run/react";

import { localeFromPath } from "~/i18n/config";
import { type StringKey, translator } from "~/i18n/translate";

/** The title of a page of the personal area, which no search engine is to keep. */
export function personalMeta(key: StringKey): MetaFunction {
  return ({ location }) => {
    const t = translator(localeFromPath(location.pathname));
    return [{ title: t("pageTitle", { title: t(key) }) }, { name: "robots", content: "noindex" }];
  };
}
