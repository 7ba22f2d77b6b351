import diagnostics from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { HTMLElement, NodeType, parse, type Node } from "node-html-parser";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToString } from "react-dom/server";

import type { Caller } from "~/api/client.server";
import type * as Entry from "~/entry.server";

import { callsOf, isBenchPage } from "./pages";

/**
 * The reference that the shop is compared with, in its own process. `/bare` sends a prepared page. The others make the
 * page's API calls and render it with React's `renderToString`: `/components` renders the shop's own tree with the same
 * data, `/elements` only its elements, without components. Neither matches routes, runs loaders, reads a session or
 * sends data for the browser.
 * Arguments: the page's name, the file with its HTML, the visitor's uid, the page's path and the visitor's cookie.
 * Prints its port.
 */
const [name = "", file = "", uid = "", path = "", cookie = ""] = process.argv.slice(2);
if (!isBenchPage(name)) throw new Error(`No such page: ${name}`);
const page = name;
const html = readFileSync(file);
const root = parse(html.toString(), { comment: false });

/** React's names of attributes: only those that differ from HTML and occur on these pages. */
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

/** Returns a function that creates the element on each call, as a component does for each request. */
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
if (!document) throw new Error(`${file} contains no page`);
const compiled = compile(document);
const makeDocument = () => createElement(Fragment, null, compiled());

const drawElements = () => renderToString(makeDocument());
const drawComponents = await prepareComponents();

/** Requests the page from the built shop once, and returns a function that renders it with the data of its loaders. */
async function prepareComponents(): Promise<() => Promise<string>> {
  // Prevents the shop from installing its hooks on servers, which would slow down this server too.
  Reflect.set(diagnostics, "subscribe", () => undefined);
  const build = (await import(pathToFileURL("build/server/index.js").href)) as ServerBuild;
  const entry = build.entry.module as typeof Entry;
  let draw: (() => Promise<string>) | null = null;
  const keep: typeof entry.default = (request, _status, _headers, remixContext) => {
    draw = () => entry.renderPage(request, remixContext, { nonce: "bench" });
    return Promise.resolve(new Response());
  };
  const handle = createRequestHandler({ ...build, entry: { module: { ...entry, default: keep } } }, "production");
  await handle(new Request(`http://127.0.0.1${path}`, { headers: { Accept: "text/html", Cookie: cookie } }), {});
  if (!draw) throw new Error(`${path} is not a page`);
  return draw;
}

async function answer(draw: () => string | Promise<string>): Promise<Buffer> {
  const caller: Caller = { requestId: "bench", locale: "ru", token: null, calls: [] };
  await Promise.all(callsOf(page, caller, uid));
  return Buffer.from(`<!DOCTYPE html>${await draw()}`);
}

const server = createServer((request, response) => {
  const send = (body: Buffer) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.byteLength });
    response.end(body);
  };
  if (request.url === "/bare") send(html);
  else
    answer(request.url === "/elements" ? drawElements : drawComponents).then(send, () => response.writeHead(500).end());
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
