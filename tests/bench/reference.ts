import { readFileSync } from "node:fs";
import { createServer } from "node:http";

import { HTMLElement, NodeType, parse, type Node } from "node-html-parser";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToString } from "react-dom/server";

import type { Caller } from "~/api/client.server";

import { callsOf, isBenchPage } from "./pages";

/**
 * What the shop is measured against, a process of its own: `/bare` sends a ready page, `/plain` makes the page's API calls
 * and renders the same elements with React's `renderToString`, without a router, components or data for the browser.
 * Arguments: the page's name, the file with its HTML, the visitor's uid. Prints its port.
 */
const [name = "", file = "", uid = ""] = process.argv.slice(2);
if (!isBenchPage(name)) throw new Error(`no such page: ${name}`);
const page = name;
const html = readFileSync(file);
const root = parse(html.toString(), { comment: false });

/** React's name of an attribute; the few that differ and stand on these pages. */
const reactNames: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  srcset: "srcSet",
  tabindex: "tabIndex",
  inputmode: "inputMode",
  autocomplete: "autoComplete",
  maxlength: "maxLength",
  datetime: "dateTime",
  crossorigin: "crossOrigin",
  hreflang: "hrefLang",
  charset: "charSet",
  value: "defaultValue",
  checked: "defaultChecked",
};

const skipped = new Set(["SCRIPT", "OPTION", "SELECT"]);

/** A function that makes the element anew, as a component would for each request. */
function compile(node: Node): () => ReactElement | string | null {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const { text } = node;
    return () => text;
  }
  if (!(node instanceof HTMLElement)) return () => null;
  const element = node;
  if (skipped.has(element.tagName)) return () => null;
  const tag = element.tagName.toLowerCase();
  const props: Record<string, unknown> = {};
  for (const [attribute, value] of Object.entries(element.attributes)) {
    props[reactNames[attribute.toLowerCase()] ?? attribute] = attribute === "style" ? { color: value } : value;
  }
  if (tag === "button") delete props.defaultValue;
  const children = element.childNodes.map(compile);
  return () => createElement(tag, { ...props }, ...children.map((child) => child()));
}

const document = root.querySelector("html");
if (!document) throw new Error(`${file} holds no page`);
const compiled = compile(document);
const makeDocument = () => createElement(Fragment, null, compiled());

async function plain(): Promise<Buffer> {
  const caller: Caller = { requestId: "bench", locale: "ru", token: null, calls: [] };
  await Promise.all(callsOf(page, caller, uid));
  return Buffer.from(`<!DOCTYPE html>${renderToString(makeDocument())}`);
}

const server = createServer((request, response) => {
  const send = (body: Buffer) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.byteLength });
    response.end(body);
  };
  if (request.url === "/bare") send(html);
  else plain().then(send, () => response.writeHead(500).end());
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
