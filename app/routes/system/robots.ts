import { env } from "~/env.server";
import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";

/** What is nobody's to find: it differs from visitor to visitor, or is made of what they type. */
const closed = [
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

/** Tells robots what not to read, and where all the other pages are listed. A shop that is closed to guests is closed to them. */
export function loader() {
  const kept = locales.flatMap((locale) => closed.map((path) => localePath(locale, path)));
  const rules = (env.REQUIRE_SIGN_IN ? ["/"] : kept).map((path) => `Disallow: ${path}`);
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${env.SITE_URL}${paths.sitemapIndex()}`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
