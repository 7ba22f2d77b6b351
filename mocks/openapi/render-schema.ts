import { escapeHtml } from "#mocks/html";

import { toRecord, type Schema } from "./components";

/** A JSON Schema as HTML that reads like a type: `{ id: integer, name: string }`, with links to the named schemas. */
export function renderSchema(schema: Schema, indent = ""): string {
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

function literal(value: unknown): string {
  return escapeHtml(JSON.stringify(value));
}
