import { env } from "~/env.server";
import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";

/** Pages that search engines must not index: they differ by visitor or contain what visitors type. */
const disallowed = [
  paths.personal(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
  paths.checkout(),
  "/order",
  paths.basket(),
  paths.search(),
  paths.favorites(),
  paths.compare(),
  paths.menu(),
];

/**
 * Tells robots which paths to skip and where the sitemap is. If the shop requires sign-in, all paths are disallowed.
 */
export function loader() {
  const disallowedPaths = locales.flatMap((locale) => disallowed.map((path) => localePath(locale, path)));
  const rules = (env.REQUIRE_SIGN_IN ? ["/"] : disallowedPaths).map((path) => `Disallow: ${path}`);
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${env.SITE_URL}${paths.sitemapIndex()}`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
