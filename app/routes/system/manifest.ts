import type { LoaderFunctionArgs } from "@remix-run/node";

import { localeFromPath, localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { paperColor } from "~/server/brand.server";

/** The web app manifest, in the language of the URL. Contains no shop data. */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeFromPath(new URL(request.url).pathname);
  const t = translateFor(locale);
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: paths.brandFile(file),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: localePath(locale, paths.home()),
    name: t("appName"),
    short_name: t("shortName"),
    lang: locale,
    dir: "ltr",
    start_url: localePath(locale, paths.home()),
    scope: "/",
    display: "standalone",
    background_color: paperColor,
    theme_color: paperColor,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
