import { env } from "~/env.server";

type Sources = Record<string, readonly string[]>;

/**
 * What every page of the shop is made of. `strict-dynamic`: a script that the shop has written may load others; `self` is for
 * browsers that do not know it.
 */
const own: Sources = {
  "default-src": ["'none'"],
  "script-src": ["'self'", "'strict-dynamic'"],
  "style-src": ["'self'"],
  // `blob:`: the photos that a shopper has chosen, before they are sent.
  "img-src": ["'self'", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  // Browsers hold it against where the answer to a form leads, too. Under HTTPS a bare host stands for HTTPS alone.
  "form-action": ["'self'", ...new Set([...env.PAYMENT_HOSTS, ...env.EXTERNAL_HOSTS])],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

const captcha: Sources = {
  "frame-src": [env.CAPTCHA_URL],
  "connect-src": [env.CAPTCHA_URL],
  "img-src": [env.CAPTCHA_URL],
  "style-src": [env.CAPTCHA_URL],
};

const metrikaHosts = ["https://mc.yandex.ru", "https://mc.yandex.com"];
const metrika: Sources = {
  "connect-src": [...metrikaHosts, "wss://mc.yandex.ru", "wss://mc.yandex.com"],
  "img-src": metrikaHosts,
};

/** As its documentation asks for. Its scripts write code, which no other page of the shop lets any script do. */
const mapHosts = ["https://api-maps.yandex.ru", "https://*.api-maps.yandex.ru", "https://yastatic.net"];
const map: Sources = {
  "script-src": ["'unsafe-eval'"],
  "style-src": mapHosts,
  "img-src": ["data:", ...mapHosts, "https://*.maps.yandex.net"],
  "connect-src": [...mapHosts, "https://*.maps.yandex.net"],
  "worker-src": ["blob:"],
};

/** Vite's scripts put styles into the page, and hear of changes over a socket. */
const development: Sources = { "style-src": ["'unsafe-inline'"], "connect-src": ["ws:"] };

function policyOf(...parts: Sources[]): string {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const directives = names.map((name) => [name, ...parts.flatMap((part) => part[name] ?? [])].join(" "));
  return [...directives, ...(env.SITE_URL.startsWith("https:") ? ["upgrade-insecure-requests"] : [])].join("; ");
}

const place = "{nonce}";
const written: Sources = import.meta.env.DEV
  ? { "script-src": [`'nonce-${place}'`] }
  : { "script-src": [`'nonce-${place}'`], "style-src": [`'nonce-${place}'`] };

const everywhere = [
  own,
  written,
  ...(env.CAPTCHA_CLIENT_KEY ? [captcha] : []),
  ...(env.METRIKA_ID ? [metrika] : []),
  ...(import.meta.env.DEV ? [development] : []),
];
const policies = { plain: policyOf(...everywhere), withMap: policyOf(...everywhere, map) };

/**
 * The `Content-Security-Policy` of a page.
 * @param nonce what the page's own scripts and styles carry, new for each answer
 * @param hasMap whether the page shows the map
 */
export function pagePolicy(nonce: string, hasMap: boolean): string {
  return (hasMap ? policies.withMap : policies.plain).replaceAll(place, nonce);
}
