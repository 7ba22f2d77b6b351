import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

import proxyaddr from "proxy-addr";

import { env } from "~/env.server";

import { hiddenName } from "./sealed.server";

/** The header under which actions find the address that a request comes from; what a client sends there is overwritten. */
export const addressHeader = "x-client-address";

const isTrusted = proxyaddr.compile(env.TRUSTED_PROXIES);

/**
 * The address that a request comes from. Proxies that the settings name are believed, from the shop outwards: the first address
 * that is none of theirs is the client's. What is no address tells nothing, so the proxy that handed it on stands in.
 */
export function clientAddress(request: IncomingMessage, trust = isTrusted): string {
  return proxyaddr.all(request, trust).findLast((address) => isIP(address ?? "") !== 0) ?? "";
}

/**
 * Whose a request is, for limits: its address, and of IPv6 the network (/64), any address of which its owner may use.
 */
export function whoAsks(request: Request): string {
  return networkOf(request.headers.get(addressHeader) ?? "");
}

/** The same as the API may know it, for what it counts: a name that tells nobody. */
export function clientOf(request: Request): string {
  return `address:${hiddenName(whoAsks(request))}`;
}

/** The part of an address that tells its owner. */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  // In its canonical form no group is a dotted address, nor written in two ways.
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const [left, right] = [head, tail ?? ""].map((groups) => groups.split(":").filter(Boolean));
  const known = [...(left ?? []), ...(right ?? [])];
  const groups = tail === undefined ? known : [...(left ?? []), ...zeros(8 - known.length), ...(right ?? [])];
  if (groups.slice(0, 6).join() === "0,0,0,0,0,ffff") return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

const zeros = (count: number): string[] => Array.from({ length: count }, () => "0");

/** An IPv4 address that stands in the last two groups of one of IPv6. */
function dotted(groups: string[]): string {
  const numbers = groups.map((group) => parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}
