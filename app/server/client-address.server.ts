import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

import proxyaddr from "proxy-addr";

import { env } from "~/env.server";

import { hashedName } from "./sealed.server";

/** The header that passes the client's address to actions. A value from the client is overwritten. */
export const addressHeader = "x-client-address";

const isTrusted = proxyaddr.compile(env.TRUSTED_PROXIES);

/**
 * The client's address. Walks the proxy chain from the shop outwards: the first address that is not a trusted proxy is
 * the client's. An entry that is not an address is skipped, so the proxy that forwarded it counts as the client.
 */
export function clientAddress(request: IncomingMessage, trust = isTrusted): string {
  const chain = proxyaddr.all(request, (entry, place) => trust(withoutPort(entry), place));
  return chain.map(withoutPort).findLast((address) => isIP(address) !== 0) ?? "";
}

/**
 * Some proxies add the client's port: `203.0.113.7:49152`, `[2001:db8::7]:49152`. A connection that is already closed has
 * no address.
 */
function withoutPort(entry: string | undefined): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(entry ?? "") ?? [];
  return ipv4 ?? ipv6 ?? entry ?? "";
}

/**
 * The key of a client for rate limits: its address, or for IPv6 its /64 network, because its owner may use any address
 * of it.
 */
export function clientKey(request: Request): string {
  return networkOf(request.headers.get(addressHeader) ?? "");
}

/** The same key for the API's own limits, hashed so that it does not reveal the address. */
export function hashedClientKey(request: Request): string {
  return `address:${hashedName(clientKey(request))}`;
}

/** The part of an address that identifies its owner. */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  // In the canonical form, no group is a dotted address, and each group has one spelling.
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const [left, right] = [head, tail ?? ""].map((groups) => groups.split(":").filter(Boolean));
  const known = [...(left ?? []), ...(right ?? [])];
  const groups = tail === undefined ? known : [...(left ?? []), ...zeros(8 - known.length), ...(right ?? [])];
  if (groups.slice(0, 6).join() === "0,0,0,0,0,ffff") return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

const zeros = (count: number): string[] => Array.from({ length: count }, () => "0");

/** The IPv4 address in the last two groups of an IPv6 address. */
function dotted(groups: string[]): string {
  const numbers = groups.map((group) => parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}
