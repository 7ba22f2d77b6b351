import { localePath, type Locale } from "~/i18n/config";

import { createApi } from "../support/api";
import { createShopperWithProducts } from "../support/guests";
import { openWhole } from "../support/open-whole";
import type { Page } from "../support/page";
import { listPages, type ShownPage } from "../support/pages";
import { createShopper } from "../support/shopper";

export const api = createApi();
/** Every page of the site map in each of its states. */
export const pages = await listPages(api);
const shopperWithProducts = await createShopperWithProducts(api);

const opened = new Map<string, Promise<Page>>();

/** A page in a language, opened on first use: the tests of all pages share the responses. */
export function openOnce(
  locale: Locale,
  { path, needsProducts }: Pick<ShownPage, "path" | "needsProducts">,
): Promise<Page> {
  const address = localePath(locale, path);
  const key = `${address} ${needsProducts ? "with basket and favourites" : ""}`;
  const page = opened.get(key) ?? openWhole(needsProducts ? shopperWithProducts : createShopper(), address);
  opened.set(key, page);
  return page;
}
