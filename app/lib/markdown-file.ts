import { Marked } from "marked";
import { parse, YAMLParseError } from "yaml";
import * as z from "zod";

import { encodingFault } from "./text";

/** A text file of a shop's folder: its front matter, not yet checked, and its text as HTML. */
export type MarkdownFile = { fields: Record<string, unknown>; html: string };

// Tables are GitHub's addition to Markdown; so are links made of plain addresses, which texts here do not want.
const marked = new Marked({ gfm: true, tokenizer: { url: () => undefined } });

/** Converts Markdown to HTML; tags in it are kept as they are. The result is unsafe until it is sanitized. */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim();
}

const frontMatter = /^\uFEFF?---\r?\n(.*?)(?<=\n)---[ \t]*(?:\r?\n|$)(.*)$/s;
const fieldsOf = z.record(z.string(), z.unknown());

/** Reads a Markdown file that begins with front matter in YAML between two lines of `---`. */
export function readMarkdownFile(source: string): MarkdownFile | { fault: string } {
  const unreadable = encodingFault(source);
  if (unreadable !== null) return { fault: unreadable };
  const [, yaml, markdown = ""] = frontMatter.exec(source) ?? [];
  if (yaml === undefined) return { fault: "does not begin with fields between two lines of “---”" };
  const fields = parseYaml(yaml);
  if (fields instanceof YAMLParseError) {
    // The fields begin in line 2 of the file.
    const line = (fields.linePos?.[0].line ?? 0) + 1;
    return { fault: `has a mistake in line ${line}: ${fields.message.split(/ at line |\n/)[0] ?? ""}` };
  }
  // In YAML, “*” begins a reference to another value.
  if (fields instanceof ReferenceError)
    return {
      fault: `has a mistake in its fields: ${fields.message}. Put a text that begins with “*” in quotation marks`,
    };
  const parsed = fieldsOf.safeParse(fields ?? {});
  if (!parsed.success) return { fault: "has no fields such as “name: About us” between the lines of “---”" };
  if (markdown.trim() === "") return { fault: "has no text below its fields" };
  return { fields: parsed.data, html: markdownToHtml(markdown) };
}

function parseYaml(source: string): unknown {
  try {
    const value: unknown = parse(source, { prettyErrors: true });
    return value;
  } catch (error) {
    if (error instanceof YAMLParseError || error instanceof ReferenceError) return error;
    throw error;
  }
}
