import type { Step } from "./plan";
import { bytesOf } from "./values";

/** Names and values, percent-encoded. */
export type Entries = [name: string, value: string][];

type Body = { type: string | null; bytes: Buffer };

const boundary = "----a-boundary-of-the-fuzzer";
const multipart = `multipart/form-data; boundary=${boundary}`;
const urlencoded = "application/x-www-form-urlencoded";

/** Joins names and values as in a query or in the body of a plain form. */
export const joined = (entries: Entries) => entries.map((pair) => pair.join("=")).join("&");

/** Encodes the entries of a form in one of the ways; `type` is null if the Content-Type is omitted. */
export function bodyOf(entries: Entries, kind: Step["body"], isMultipart: boolean): Body {
  const plain = { type: urlencoded, bytes: Buffer.from(joined(entries)) };
  const parts = { type: multipart, bytes: Buffer.concat([partsOf(entries), Buffer.from(`--${boundary}--\r\n`)]) };
  switch (kind) {
    case "form":
      return isMultipart ? parts : plain;
    case "other":
      return isMultipart ? plain : parts;
    case "multipart":
      return parts;
    case "cut":
      return { type: multipart, bytes: parts.bytes.subarray(0, Math.floor(parts.bytes.length * 0.7)) };
    case "wrong boundary":
      return { type: "multipart/form-data; boundary=another", bytes: parts.bytes };
    case "no boundary":
      return { type: "multipart/form-data", bytes: parts.bytes };
    case "file":
      return { type: multipart, bytes: Buffer.concat([partsOf(entries), fileOf(entries)]) };
    case "json":
      return { type: "application/json", bytes: Buffer.from(JSON.stringify(Object.fromEntries(entries))) };
    case "no type":
      return { type: null, bytes: plain.bytes };
    case "empty":
      return { type: isMultipart ? multipart : urlencoded, bytes: Buffer.alloc(0) };
  }
}

function partsOf(entries: Entries): Buffer {
  const parts = entries.flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="`),
    quoted(bytesOf(name)),
    Buffer.from('"\r\n\r\n'),
    bytesOf(value),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat(parts);
}

/** The last field again, as a file that claims to be a picture but is not one. */
function fileOf(entries: Entries): Buffer {
  const [name, value] = entries.at(-1) ?? ["pictures", ""];
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="`),
    quoted(bytesOf(name)),
    Buffer.from('"; filename="'),
    quoted(bytesOf(value).subarray(0, 300)),
    Buffer.from('"\r\nContent-Type: image/jpeg\r\n\r\n\xff\xd8\xff\xe0', "latin1"),
    bytesOf(value),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

/** Escapes a name as browsers do in the headers of a part (HTML, 4.10.21.8). */
function quoted(bytes: Buffer): Buffer {
  const text = bytes.toString("latin1").replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
  return Buffer.from(text, "latin1");
}
