import { env } from "~/env.server";

/**
 * Whether an absolute address, such as a `Referer` or an `Origin`, is on the shop's host: that of `SITE_URL`, which is
 * what browsers send, or the one that the request names. Many proxies replace the latter with the shop's internal one.
 */
export function isOnOwnHost(address: string, request: Request): boolean {
  if (!URL.canParse(address)) return false;
  const named = request.headers.get("Host") ?? new URL(request.url).host;
  return [named, new URL(env.SITE_URL).host].includes(new URL(address).host);
}
