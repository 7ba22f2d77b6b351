import type { MetaFunction } from "@remix-run/react";

import { localeFromPath } from "~/i18n/config";
import { type StringKey, translator } from "~/i18n/translate";

/** Metadata of a personal page: a title, and `noindex`. */
export function personalMeta(key: StringKey): MetaFunction {
  return ({ location }) => {
    const t = translator(localeFromPath(location.pathname));
    return [{ title: t("pageTitle", { title: t(key) }) }, { name: "robots", content: "noindex" }];
  };
}
