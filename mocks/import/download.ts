import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP } from "node:net";

import * as z from "zod";

import { isPrivate, lookupPublic } from "./public-address";

/** A picture takes at most this many bytes, ms and redirects. */
const maxBytes = 15_000_000;
const timeLimit = 20_000;
const maxRedirects = 3;

/** The host could not be reached, or did not answer in time. */
export class NoAnswer extends Error {}

export type DownloadOptions = {
  /** Whether addresses in private networks may be called. */
  allowsPrivate: boolean;
  /** Ends the download. */
  signal?: AbortSignal | undefined;
};

/**
 * Downloads a picture from an http(s) address.
 * @throws Error with the reason: the answer is no picture or too large, or the address is private; NoAnswer
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
  if (!allowsPrivate && isIP(host) !== 0 && isPrivate(host)) throw new Error(`${host} is a private address`);
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
    statusCode !== 200 ? `HTTP ${statusCode}` : type.startsWith("text/") ? `the answer is ${type}, no picture` : null;
  if (fault !== null) {
    response.destroy();
    throw new Error(fault);
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    const bytes = z.instanceof(Buffer).parse(piece);
    size += bytes.length;
    if (size > maxBytes) {
      response.destroy();
      throw new Error(`the picture is larger than ${maxBytes / 1_000_000} MB`);
    }
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}
