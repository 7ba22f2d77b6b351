import manifest from "virtual:remix/server-manifest";

import { env } from "~/env.server";
import { localePath, shopLocales } from "~/i18n/config";
import { paths } from "~/paths";
import { strictPolicy } from "~/server/security-headers.server";

import { offlineFiles } from "./offline-page.server";
import worker from "./worker.js?raw";

/** The worker makes the pages' requests, so its policy must allow them. */
const policy = ["connect", "script", "style", "img", "font"].reduce(
  (text, kind) => `${text}; ${kind}-src 'self'`,
  strictPolicy,
);

/**
 * Serves the service worker with its list of files to cache, which changes with each build. If the setting disables it,
 * serves a worker that unregisters itself and deletes its caches.
 */
export function loader() {
  const precache = {
    version: manifest.version,
    pages: shopLocales()
      .map((locale) => ({
        path: localePath(locale, paths.offline()),
        prefix: localePath(locale, "/").replace(/\/?$/, "/"),
      }))
      .sort((one, other) => other.prefix.length - one.prefix.length),
    files: offlineFiles,
  };
  const script = `${worker.replaceAll(/^export /gm, "")}\nstartWorker(self, ${JSON.stringify(env.SERVICE_WORKER ? precache : null)});\n`;
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": policy,
    },
  });
}
