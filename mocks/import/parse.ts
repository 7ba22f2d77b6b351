import { SaxesParser, type SaxesTagPlain } from "saxes";

import { cutText, plainLine } from "~/lib/text";

export type RawParam = { name: string; unit: string; value: string };

/** An offer as it stands in the feed: texts by element name, nothing checked. */
export type RawOffer = {
  line: number;
  attributes: Record<string, string>;
  /** The texts of each element; most have one, `picture` has many. */
  fields: Map<string, string[]>;
  params: RawParam[];
  /** The stock of each outlet. */
  outlets: { id: string; stock: string }[];
  /** Labels, and documents to download: elements of this shop, which other systems ignore. */
  badges: { name: string; color: string }[];
  documents: { name: string; href: string }[];
};

export type RawCategory = { line: number; id: string; parentId: string; name: string };
export type RawCurrency = { id: string; rate: string };

/** Called for each part of a feed, in its order. */
type FeedReader = {
  category(category: RawCategory): void;
  currency(currency: RawCurrency): void;
  offer(offer: RawOffer): void;
};

/** Limits for one offer or other element, in characters, and for nesting. A feed beyond them is not one of a shop. */
const maxElementLength = 5_000_000;
const deepest = 64;

/** Entities of HTML that feeds use outside of CDATA, although XML does not know them. */
const htmlEntities = {
  ...{ nbsp: "\u00a0", laquo: "«", raquo: "»", bdquo: "„", ldquo: "“", rdquo: "”", lsquo: "‘", rsquo: "’" },
  ...{ ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·", shy: "\u00ad", times: "×", deg: "°", plusmn: "±" },
  ...{ frac12: "½", frac14: "¼", sup2: "²", sup3: "³", micro: "µ", sect: "§", copy: "©", reg: "®", trade: "™" },
};

/**
 * Parses a feed piece by piece. Holds only the current offer in memory. Ignores unknown elements. Never loads a DTD, and
 * refuses one that declares entities.
 * @throws FeedError for malformed XML, a feed that breaks off, and XML that is no YML
 */
export async function parseFeed(pieces: AsyncIterable<string>, reader: FeedReader): Promise<void> {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, htmlEntities);
  const state = createState(reader, () => parser.line);
  let lastEvent = 0;
  let lastTag = { position: 0, line: 1 };
  const touch = () => {
    if (!state.inOffer()) lastEvent = parser.position;
    lastTag = { position: parser.position, line: parser.line };
  };
  // What was read since the last tag: there is what a message of the parser is about.
  let read = 0;
  let rest = "";
  let start = "";
  const sinceTag = () => {
    const before = read - rest.length;
    return rest.slice(Math.max(0, lastTag.position - before), Math.max(0, parser.position - before));
  };
  parser.on("doctype", refuseEntities);
  parser.on("opentag", (tag) => {
    touch();
    state.open(tag);
  });
  parser.on("closetag", ({ name }) => {
    touch();
    state.close(name);
  });
  parser.on("text", state.text);
  parser.on("cdata", state.text);
  try {
    for await (const piece of pieces) {
      if (start.length < 40) start += piece.slice(0, 40);
      read += piece.length;
      rest += piece;
      parser.write(piece);
      rest = sinceTag();
      if (parser.position - lastEvent > maxElementLength)
        throw new FeedError(`Line ${parser.line}: an element is too long`);
    }
    parser.close();
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw state.seen.catalog ? malformed(error, { ...lastTag, text: sinceTag() }) : noCatalog(start);
  }
  if (!state.seen.catalog) throw noCatalog(start);
  if (!state.seen.offers) throw new FeedError("The file is no YML feed: it has no yml_catalog with offers");
}

/** An address often answers with something else, such as a page to sign in: its first words say more than a fault in it. */
function noCatalog(start: string): FeedError {
  const words = cutText(start.replace(/[\s\p{Cc}]+/gu, " ").trim(), 40);
  return new FeedError(words === "" ? "The feed is empty" : `The file is no YML feed: it begins with “${words}”`);
}

/** An ampersand that begins no entity. */
const bareAmpersand = /&(?!#\d+;|#x[\da-f]+;|\w+;)/i;

/**
 * The parser's messages start with the line and the column. Of a bare ampersand, the most frequent fault of a feed, it
 * says only what comes of it lines later.
 * @param last the last tag's line, and the text after it
 */
function malformed(error: unknown, last: { line: number; text: string }): FeedError {
  // In a CDATA section, an ampersand is none of an entity.
  const at = last.text.replace(/<!\[CDATA\[.*/s, "").search(bareAmpersand);
  if (at < 0) {
    const message = error instanceof Error ? error.message : String(error);
    return new FeedError(`The feed is malformed: ${message.replace(/^(\d+):\d+: /, "line $1, ")}`);
  }
  const line = last.line + last.text.slice(0, at).split("\n").length - 1;
  const nextTag = last.text.indexOf("<", at);
  const end = nextTag < 0 ? at + 30 : Math.min(nextTag, at + 30);
  const excerpt = plainLine(last.text.slice(Math.max(0, at - 30), end), 60);
  return new FeedError(`The feed is malformed: line ${line}, “&” must be written as “&amp;” in “${excerpt}”`);
}

function refuseEntities(doctype: string): void {
  if (/<!ENTITY/i.test(doctype)) throw new FeedError("The feed declares entities, which are not allowed");
}

const emptyLists = (): Pick<RawOffer, "params" | "outlets" | "badges" | "documents"> => ({
  params: [],
  outlets: [],
  badges: [],
  documents: [],
});

function createState(reader: FeedReader, lineOf: () => number) {
  const path: string[] = [];
  let text = "";
  let offer: RawOffer | null = null;
  let offerDepth = 0;
  let attributes: Record<string, string> = {};
  let line = 0;
  const seen = { catalog: false, offers: false };

  function open(tag: SaxesTagPlain): void {
    const parent = path.at(-1);
    path.push(tag.name);
    if (path.length > deepest) throw new FeedError(`Line ${lineOf()}: elements are nested too deeply`);
    if (offer) return openInOffer(offer, tag);
    text = "";
    attributes = tag.attributes;
    line = lineOf();
    seen.catalog ||= tag.name === "yml_catalog";
    seen.offers ||= tag.name === "offers" && seen.catalog;
    if (tag.name === "offer" && parent === "offers") {
      offer = { line, attributes: tag.attributes, fields: new Map(), ...emptyLists() };
      offerDepth = path.length;
    }
  }

  function openInOffer({ outlets }: RawOffer, tag: SaxesTagPlain): void {
    if (tag.name === "outlet") outlets.push({ id: tag.attributes["id"] ?? "", stock: tag.attributes["instock"] ?? "" });
    if (path.length === offerDepth + 1) {
      text = "";
      attributes = tag.attributes;
    } else text += path[offerDepth] === "description" ? `<${tag.name}>` : " ";
  }

  function close(name: string): void {
    if (offer) closeInOffer(offer, name);
    else if (name === "category")
      reader.category({ line, id: attributes["id"] ?? "", parentId: attributes["parentId"] ?? "", name: text });
    else if (name === "currency") reader.currency({ id: attributes["id"] ?? "", rate: attributes["rate"] ?? "" });
    path.pop();
  }

  function closeInOffer(current: RawOffer, name: string): void {
    if (path.length === offerDepth) {
      offer = null;
      reader.offer(current);
    } else if (path.length > offerDepth + 1) {
      text += path[offerDepth] === "description" ? `</${name}>` : " ";
    } else addText(current, name, attributes, text);
  }

  const addPiece = (piece: string) => void (text += piece);
  return { open, close, text: addPiece, seen, inOffer: () => offer !== null };
}

function addText(offer: RawOffer, name: string, attributes: Record<string, string>, text: string): void {
  const { params, fields, badges, documents } = offer;
  const texts = fields.get(name);
  if (name === "param") params.push({ name: attributes["name"] ?? "", unit: attributes["unit"] ?? "", value: text });
  else if (name === "badge") badges.push({ name: text, color: attributes["color"] ?? "" });
  else if (name === "document") documents.push({ name: text, href: attributes["href"] ?? "" });
  else if (texts) texts.push(text);
  else fields.set(name, [text]);
}

/** A feed that cannot be imported at all; its message is for the shop's owner. */
export class FeedError extends Error {}
