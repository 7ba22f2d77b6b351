import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

import * as z from "zod";

import { fileFault } from "~/lib/file-fault";

import { FeedError } from "./parse";

/** How long a feed may take to download, in ms. */
const downloadLimit = 10 * 60_000;

/** A feed to read: `source` is a file or an http(s) address, `file` its content. */
export type Feed = { source: string; file: string };

/**
 * Downloads a feed into the folder if it is given by an address. Call it before the import's transaction: a slow server
 * must not keep others from writing.
 * @throws FeedError if the download fails
 */
export async function fetchFeed(source: string, folder: string): Promise<Feed> {
  if (!/^https?:\/\//i.test(source)) return { source, file: source };
  const file = join(folder, randomUUID());
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(downloadLimit) });
    if (!response.ok || !response.body) throw new FeedError(`${source} answers with status ${response.status}`);
    await pipeline(readBody(response.body.getReader()), createWriteStream(file));
    return { source, file };
  } catch (error) {
    throw readFault(source, error);
  }
}

/**
 * Reads a feed as text, piece by piece. Unpacks gzip and decodes the encoding that the feed declares.
 * @throws FeedError if the file cannot be read or has another encoding than it declares
 */
export async function* openFeed({ source, file }: Feed): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  try {
    yield* decode(unpack(bytes));
  } catch (error) {
    throw readFault(source, error);
  } finally {
    // A malformed feed is not read to its end.
    bytes.destroy();
  }
}

function readFault(source: string, error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  return new FeedError(`${source} cannot be read: ${fileFault(causeOf(error))}`);
}

async function* readBody(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** Unpacks gzip by its first two bytes, because feeds are packed under any name and content type. */
async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const all = async function* (): AsyncGenerator<Uint8Array> {
    for (let next: IteratorResult<Uint8Array> = first; !next.done; next = await pieces.next()) yield next.value;
  };
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all();
    return;
  }
  const output = createGunzip();
  const input = Readable.from(all()).once("error", (error: Error) => void output.destroy(error));
  for await (const piece of input.pipe(output)) yield z.instanceof(Uint8Array).parse(piece);
}

async function* decode(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let isChecked = false;
  let isStart = true;
  for await (const piece of source) {
    decoder ??= decoderFor(piece);
    // The encodings differ only in the bytes above ASCII.
    if (!isChecked && piece.some((byte) => byte >= 0x80)) {
      isChecked = true;
      if (isUtf8(piece)) decoder = new TextDecoder("utf-8", { fatal: true });
    }
    const text = decodePiece(decoder, piece);
    // Programs that write feeds often print an empty line first, which XML does not allow.
    yield isStart ? text.trimStart() : text;
    isStart &&= text.trim() === "";
  }
  yield decoder ? decodePiece(decoder) : "";
}

/** @param piece none at the end, where a letter may be cut off */
function decodePiece(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    throw new FeedError(
      `The feed is not in ${decoder.encoding}, which it should be by its first line: save it in UTF-8`,
    );
  }
}

/** The decoder for the encoding in the XML declaration; UTF-8 without one. */
function decoderFor(start: Uint8Array): TextDecoder {
  const head = Buffer.from(start.subarray(0, 200)).toString("latin1");
  const [, encoding = "utf-8"] = /<\?xml[^>]{0,100}\bencoding\s{0,9}=\s{0,9}["']([\w-]{1,40})["']/.exec(head) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FeedError(`The encoding ${encoding} is unknown`);
  }
}

/**
 * Whether bytes are UTF-8. Some feeds declare windows-1251 and are UTF-8, and any bytes can be read as windows-1251;
 * but Russian text in windows-1251 is not valid UTF-8. A piece may end in the middle of a letter.
 */
function isUtf8(piece: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(piece, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** For a failed download, the cause of “fetch failed” has the reason. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
