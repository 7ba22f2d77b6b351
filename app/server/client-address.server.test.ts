import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

import proxyaddr from "proxy-addr";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { clientAddress, networkOf } from "./client-address.server";

let trusted: string[] = [];
const server = createServer((request, response) => {
  response.end(clientAddress(request, proxyaddr.compile(trusted)));
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

function addressFor(forwarded: string | null, proxies: string[]): Promise<string> {
  trusted = proxies;
  const { port } = server.address() as AddressInfo;
  const headers = forwarded === null ? {} : { "X-Forwarded-For": forwarded };
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, headers, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (piece) => void (text += String(piece))).on("end", () => resolve(text));
    });
    request.on("error", reject);
  });
}

describe("the client's address", () => {
  it.each([
    ["the connection's where no proxy is trusted, whatever the header says", "203.0.113.7", [], "127.0.0.1"],
    ["the connection's where others are trusted", "203.0.113.7", ["10.0.0.0/8"], "127.0.0.1"],
    ["the one that a trusted proxy names", "203.0.113.7", ["127.0.0.1"], "203.0.113.7"],
    [
      "the last one in the header, because the client may have sent the others",
      "198.51.100.1, 203.0.113.7",
      ["loopback"],
      "203.0.113.7",
    ],
    [
      "found behind a chain of proxies",
      "198.51.100.1, 203.0.113.7, 10.1.2.3",
      ["loopback", "10.0.0.0/8"],
      "203.0.113.7",
    ],
    ["one of IPv6", "2001:db8::1", ["loopback"], "2001:db8::1"],
    ["without the port that some proxies add", "198.51.100.1:80, 203.0.113.7:49152", ["loopback"], "203.0.113.7"],
    ["one of IPv6 without the port", "[2001:db8::1]:49152", ["loopback"], "2001:db8::1"],
    ["one of IPv6 without its brackets", "[2001:db8::1]", ["loopback"], "2001:db8::1"],
    [
      "found behind a chain of proxies with ports",
      "203.0.113.7:49152, 10.1.2.3:8080",
      ["loopback", "10.0.0.0/8"],
      "203.0.113.7",
    ],
    ["the proxy's where it tells nothing", null, ["loopback"], "127.0.0.1"],
    ["the proxy's where it tells rubbish", "<script>, ,unknown", ["loopback"], "127.0.0.1"],
    [
      "the nearest known where rubbish stands in between",
      "203.0.113.7, unknown, 10.1.2.3",
      ["loopback", "10.0.0.0/8"],
      "10.1.2.3",
    ],
    ["first in the chain where all of it is trusted", "10.0.0.1, 10.0.0.2", ["loopback", "10.0.0.0/8"], "10.0.0.1"],
  ])("is %s", async (_what, forwarded, proxies, address) => {
    expect(await addressFor(forwarded, proxies)).toBe(address);
  });
});

describe("the owner of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:CB00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", ""],
  ])("%s: %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
