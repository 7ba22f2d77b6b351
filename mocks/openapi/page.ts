import { escapeHtml } from "#mocks/html";

import { toRecord, type Schema } from "./components";
import { getDocument, type Document, type Operation } from "./document";

/** The OpenAPI document as HTML for people: calls by group, then the named schemas. */
export function docsBody(): string {
  const document = getDocument();
  const groups = document.tags.map(({ name, description }) => group(document, name, description));
  return `<h1>${escapeHtml(document.info.title)}</h1>
<p>${inline(document.info.description)}</p>
<p><a href="/openapi.json">OpenAPI 3.1 document</a> · <a href="/docs/shop.schema.json">JSON schema of a shop's <code>shop.json</code></a></p>
<ul class="groups">${document.tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join("")}
<li><a href="#schemas">Schemas</a></li></ul>
${groups.join("\n")}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(schemaBlock).join("\n")}`;
}

function group({ paths }: Document, name: string, description: string): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]) => call(method, path, operation)),
  );
  return `<h2 id="${anchor(name)}">${escapeHtml(name)}</h2><p>${inline(description)}</p>${calls.join("\n")}`;
}

function call(method: string, path: string, operation: Operation): string {
  const { "200": ok, "201": made, ...failures } = operation.responses;
  const done = ok ?? made;
  const response = done && onlySchema(done.content);
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><span class="method">${escapeHtml(method)}</span><code>${escapeHtml(path)}</code><span class="dim">${inline(operation.summary)}</span></summary>
${operation.description ? `<p>${inline(operation.description)}</p>` : ""}
${parameterTable(operation.parameters)}
${operation.requestBody ? `<p class="label">Request body</p><pre>${renderSchema(onlySchema(operation.requestBody.content))}</pre>` : ""}
${response ? responseOf(response) : ""}
<p class="label">Errors</p>
<table><tbody>${Object.entries(failures)
    .map(([status, { description }]) => `<tr><th scope="row">${status}</th><td>${inline(description)}</td></tr>`)
    .join("")}</tbody></table>
</details>`;
}

/** The schema of a content's only media type. */
const onlySchema = (content: Record<string, { schema: Schema }>): Schema => Object.values(content)[0]?.schema ?? {};

function responseOf(schema: Schema): string {
  const data = toRecord(schema["properties"])["data"];
  if (data === undefined) return `<p class="label">Response: an HTML page</p>`;
  return `<p class="label">Response: <code>data</code></p><pre>${renderSchema(toRecord(data))}</pre>`;
}

function parameterTable(parameters: Schema[]): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(resolve).map(
    (parameter) => `<tr><td><code>${escapeHtml(String(parameter["name"]))}</code></td>
<td class="dim">${escapeHtml(String(parameter["in"]))}${parameter["required"] ? ", required" : ""}</td>
<td>${inline(String(parameter["description"]))}</td></tr>`,
  );
  return `<p class="label">Parameters</p><table><tbody>${rows.join("")}</tbody></table>`;
}

/** A parameter itself; the document refers to headers that calls share by `$ref`. */
function resolve(parameter: Schema): Schema {
  const reference = parameter["$ref"];
  if (typeof reference !== "string") return parameter;
  return toRecord(getDocument().components.parameters[reference.replace(/^.*\//, "")]);
}

const schemaBlock = ([name, schema]: [string, Schema]): string =>
  `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3><pre>${renderSchema(schema)}</pre>`;

/** A text of the document as HTML, with its code marked. */
const inline = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");

const anchor = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, "-");

/** A JSON Schema as HTML that reads like a type: `{ id: integer, name: string }`, with links to the named schemas. */
function renderSchema(schema: Schema, indent = ""): string {
  const reference = schema["$ref"];
  if (typeof reference === "string") return linkTo(reference);
  if (schema["const"] !== undefined) return literal(schema["const"]);
  if (Array.isArray(schema["enum"])) return schema["enum"].map(literal).join(" | ");
  if (Array.isArray(schema["anyOf"]))
    return schema["anyOf"].map((part) => renderSchema(toRecord(part), indent)).join(" | ");
  if (Array.isArray(schema["allOf"]))
    return schema["allOf"].map((part) => renderSchema(toRecord(part), indent)).join(" & ");
  if (schema["type"] === "array") return `${renderSchema(toRecord(schema["items"]), indent)}[]`;
  if (schema["type"] === "object") return renderObject(schema, indent);
  return renderPlain(schema);
}

function linkTo(reference: string): string {
  const name = escapeHtml(reference.replace(/^.*\//, ""));
  return `<a href="#schema-${name}">${name}</a>`;
}

function renderObject(schema: Schema, indent: string): string {
  const fields = Object.entries(toRecord(schema["properties"]));
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  if (fields.length === 0) {
    const more = schema["additionalProperties"];
    return more ? `{ [name]: ${renderSchema(toRecord(more), indent)} }` : "{}";
  }
  const inner = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${escapeHtml(name)}${mark}: ${renderSchema(toRecord(field), inner)}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function renderPlain(schema: Schema): string {
  const types = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"] ?? "any"];
  const shown = (key: string) => (schema[key] === undefined ? "" : literal(schema[key]));
  const bounds = "minimum" in schema || "maximum" in schema ? ` (${shown("minimum")}…${shown("maximum")})` : "";
  const format = typeof schema["format"] === "string" ? ` (${schema["format"]})` : "";
  return escapeHtml(`${types.join(" | ")}${bounds}${format}`);
}

const literal = (value: unknown): string => escapeHtml(JSON.stringify(value));
