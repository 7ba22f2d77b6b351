import type { MetaFunction } from "@remix-run/react";

import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translator";

/** Title of the basket's pages, which no search engine is to list. */
export const basketMeta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("basket:title") }) }, { name: "robots", content: "noindex" }];
};
