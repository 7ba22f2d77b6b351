import type { MetaFunction } from "@remix-run/react";

import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translate";
import { metaTags } from "~/shop/head/page-meta";

/** Metadata of the basket pages: a title, and `noindex`. */
export const basketMeta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return metaTags({ title: t("pageTitle", { title: t("basket:title") }), robots: "noindex" });
};
