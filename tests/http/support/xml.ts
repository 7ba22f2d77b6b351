/** An element of an XML document; `text` is its own text. */
type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/;
const part = /<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Parses XML strictly and stops at the first error. Supports what feeds and site maps use: no comments, CDATA or
 * processing instructions.
 * @throws if the text is not well-formed
 */
export function parseXml(text: string): XmlElement {
  const start = declaration.exec(text);
  if (!start) throw new Error("The XML has no declaration");
  const document: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [document];
  part.lastIndex = start[0].length;
  let end = part.lastIndex;
  for (let found = part.exec(text); found; found = part.exec(text)) {
    end = part.lastIndex;
    take(open, found);
  }
  const [root, ...others] = document.children;
  if (end !== text.length) throw new Error(`Not XML: ${text.slice(end, end + 60)}`);
  if (!root || others.length > 0 || open.length > 1 || document.text.trim()) throw new Error("No single root element");
  return root;
}

function take(open: XmlElement[], [, closed, name, attributes = "", empty, text]: RegExpExecArray): void {
  const parent = open.at(-1);
  if (!parent) throw new Error("No element is open");
  if (text !== undefined) parent.text += decode(text);
  else if (name !== undefined) {
    const element = { name, attributes: readAttributes(attributes), children: [], text: "" };
    parent.children.push(element);
    if (!empty) open.push(element);
  } else if (open.length === 1 || open.pop()?.name !== closed) throw new Error(`</${String(closed)}> closes nothing`);
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, decode(value)] as const,
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length !== pairs.length) throw new Error(`A repeated attribute:${text}`);
  return attributes;
}

function decode(text: string): string {
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text))
    throw new Error("An invalid XML character");
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined || !whole.endsWith(";")) throw new Error(`Not an entity: ${whole}`);
    return character;
  });
}

/** The child elements with a name, in document order. */
export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** @throws if there is no such child or more than one */
export function childOf(element: XmlElement, name: string): XmlElement {
  const [found, ...more] = childrenOf(element, name);
  if (!found || more.length > 0) throw new Error(`${element.name} does not have exactly one ${name}`);
  return found;
}
