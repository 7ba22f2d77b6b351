import type { MetaFunction } from "@remix-run/react";

import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translator";

/** A title and no more: pages of a checkout carry no metadata (specification, section 2), and are for their owner alone. */
export const placedMeta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("order:success.accepted") }) }, { name: "robots", content: "noindex" }];
};
