import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that the internet does not reach: this machine, local networks, multicast and reserved addresses. */
const networks: [address: string, prefix: number, family: "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 127, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];

const blocked = new BlockList();
for (const network of networks) blocked.addSubnet(...network);

/** Whether an IP address, also an IPv4 address written as IPv6, is in a private or reserved network. */
export function isPrivate(address: string): boolean {
  return blocked.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Resolves a host's name for `http.get`, and fails if any of its addresses is private. The connection then goes to an
 * address that was checked, so that a name that changes in between leads nowhere else.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), "");
    if (addresses.some(({ address }) => isPrivate(address))) {
      return callback(new Error(`${host} is a private address`), "");
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
