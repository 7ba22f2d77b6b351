import { typeset } from "#mocks/texts/typeset";

import type { RawOffer } from "./parse";
import { plainText } from "./texts";

/** Reads the first element of a name as a one-line text; empty if there is none. */
export function fieldsOf({ fields }: RawOffer): (name: string) => string {
  return (name) => plainText(fields.get(name)?.[0] ?? "");
}

/**
 * The text of `name`, or with `type="vendor.model"` the type, the vendor and the model; empty without them. A variant
 * is told apart by its size, because many systems give all sizes one name.
 */
export function nameOf(raw: RawOffer): string {
  const field = fieldsOf(raw);
  const [name, model] = [field("name"), field("model")];
  const isModel = model !== "" && (raw.attributes["type"] === "vendor.model" || name === "");
  return typeset(addSize(isModel ? modelName(field("typePrefix"), field("vendor"), model) : name, raw));
}

/** Many models start with their vendor already. */
function modelName(type: string, vendor: string, model: string): string {
  const isRepeated = model.toLowerCase().startsWith(vendor.toLowerCase());
  return [type, isRepeated ? "" : vendor, model].filter(Boolean).join(" ");
}

const sizeName = /^(?:размер(?: одежды| обуви)?|size)$/i;

function addSize(name: string, { attributes, fields, params }: RawOffer): string {
  const isVariant = Boolean(attributes["group_id"]?.trim() || fields.get("group_id")?.[0]?.trim());
  const size = params.find((param) => sizeName.test(plainText(param.name)));
  const text = plainText(size?.value ?? "");
  if (!isVariant || name === "" || text === "" || wordsOf(name).includes(wordsOf(text))) return name;
  return `${name}, ${text}`;
}

/** A text's words between spaces, to find whole words in it. */
function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}/.-]+/gu)
      ?.join(" ") ?? ""
  } `;
}
