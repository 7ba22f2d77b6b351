import { env } from "~/env.server";
import { localePath } from "~/i18n/config";
import type { SharedPage } from "~/lib/share-links";

import type { Visit } from "./visit.server";

/**
 * A page as others are told of it: at the address that the settings give the shop, in the language that is read.
 * @param path the page's own, without language prefix
 */
export function sharedPage({ locale }: Visit, path: string, title: string): SharedPage {
  return { url: env.SITE_URL + localePath(locale, path), title };
}
