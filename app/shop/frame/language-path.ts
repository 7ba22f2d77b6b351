import { barePath, localePath, type Locale } from "~/i18n/config";

/**
 * The same page in another language, its query kept.
 * @param path path and query as they stand in the address; slashes at its start are taken for one, for `//x` would lead
 *   to another site
 */
export function inLanguage(locale: Locale, path: string): string {
  const bare = barePath(path.replace(/^\/{2,}/, "/")).replace(/^\/{2,}/, "/");
  return localePath(locale, bare);
}
