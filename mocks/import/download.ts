import { lookup } from "node:dns";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

import * as z from "zod";

/** A picture takes at most this many bytes, ms and redirects. */
const maxBytes = 15_000_000;
const timeLimit = 20_000;
const maxRedirects = 3;

/** The host could not be reached, must not be called, or did not send its whole answer in time. */
export class NoAnswer extends Error {}

export type DownloadOptions = {
  /** Whether addresses in private networks may be called. */
  allowsPrivate: boolean;
  /** Ends the download. */
  signal?: AbortSignal | undefined;
};

/**
 * Downloads a picture from an http(s) address.
 * @throws Error with the reason: the answer is not a picture or too large, or the address is private; NoAnswer
 */
export async function downloadPicture(address: string, options: DownloadOptions): Promise<Buffer> {
  const limit = AbortSignal.timeout(timeLimit);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  let url = parse(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(url, options.allowsPrivate, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return readPicture(response);
    response.destroy();
    url = parse(URL.canParse(headers.location, url) ? new URL(headers.location, url).href : "");
  }
  throw new Error(`more than ${maxRedirects} redirects`);
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !["http:", "https:"].includes(url.protocol)) throw new Error("the address is not http or https");
  return url;
}

function request(url: URL, allowsPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An address in digits is not looked up.
  if (!allowsPrivate && isIP(host) !== 0 && isPrivate(host)) throw privateAddress(host);
  const get = url.protocol === "https:" ? getHttps : getHttp;
  const options = { signal, headers: { accept: "image/*" }, ...(allowsPrivate ? {} : { lookup: lookupPublic }) };
  return new Promise((resolve, reject) =>
    get(url, options, resolve).once("error", ({ message }) => reject(new NoAnswer(message))),
  );
}

async function readPicture(response: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  const type = headers["content-type"] ?? "";
  const fault =
    statusCode !== 200
      ? `HTTP ${statusCode}`
      : type.startsWith("text/")
        ? `the answer is ${type}, not a picture`
        : null;
  if (fault !== null) {
    response.destroy();
    throw new Error(fault);
  }
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of response) {
      const bytes = z.instanceof(Buffer).parse(piece);
      size += bytes.length;
      if (size > maxBytes) break;
      pieces.push(bytes);
    }
  } catch (error) {
    throw new NoAnswer(`the answer breaks off: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (size > maxBytes) throw new Error(`the picture is larger than ${maxBytes / 1_000_000} MB`);
  return Buffer.concat(pieces);
}

/** Networks that the internet does not reach: this machine, local networks, multicast and reserved addresses. */
const networks = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16
  198.18.0.0/15 224.0.0.0/3 ::/127 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8`;

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

const blocked = new BlockList();
for (const network of networks.split(/\s+/)) {
  const [address = "", prefix] = network.split("/");
  blocked.addSubnet(address, Number(prefix), familyOf(address));
}

/** Whether an IP address, also an IPv4 address written as IPv6, is in a private or reserved network. */
export const isPrivate = (address: string): boolean => blocked.check(address, familyOf(address));

const privateAddress = (host: string) =>
  new NoAnswer(`${host} is a private address, which only PRIVATE_PICTURES=1 allows`);

/**
 * Resolves a host's name for `http.get`, and fails if any of its addresses is private. The connection then goes to an
 * address that was checked, so that a name that changes in between leads nowhere else.
 */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), "");
    if (addresses.some(({ address }) => isPrivate(address))) {
      return callback(privateAddress(host), "");
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
