import { env } from "~/env.server";

type Sources = Record<string, readonly string[]>;

/**
 * The sources of every page. `strict-dynamic` lets the shop's scripts load others; `self` is for browsers that do not
 * support it.
 */
const own: Sources = {
  "default-src": ["'none'"],
  "script-src": ["'self'", "'strict-dynamic'"],
  "style-src": ["'self'"],
  // `blob:`: previews of photos that the shopper has chosen.
  "img-src": ["'self'", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  // Browsers also check it for the redirect after a form. Under HTTPS, a host without a scheme means HTTPS only.
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

/**
 * As the documentation of Yandex Maps requires. Its scripts need `unsafe-eval`, which no other page of the shop allows.
 */
const mapHosts = ["https://api-maps.yandex.ru", "https://*.api-maps.yandex.ru", "https://yastatic.net"];
const map: Sources = {
  "script-src": ["'unsafe-eval'"],
  "style-src": mapHosts,
  "img-src": ["data:", ...mapHosts, "https://*.maps.yandex.net"],
  "connect-src": [...mapHosts, "https://*.maps.yandex.net"],
  "worker-src": ["blob:"],
};

/** Vite's scripts insert styles into the page and receive updates over a WebSocket. */
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
 * @param nonce the nonce of the page's own scripts and styles, new for each response
 * @param hasMap whether the page shows the map
 */
export function contentSecurityPolicy(nonce: string, hasMap: boolean): string {
  return (hasMap ? policies.withMap : policies.plain).replaceAll(place, nonce);
}
