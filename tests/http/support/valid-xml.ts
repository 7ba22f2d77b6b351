import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { validateXML } from "xmllint-wasm";

const schemaOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../schemas/${name}.xsd`, import.meta.url)), "utf8");

const schemas = { sitemap: schemaOf("sitemap"), rss: schemaOf("rss") };

/** The schema violations that libxml finds in XML, a line for each. */
export async function faultsOfXml(xml: string, schema: keyof typeof schemas): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: `${schema}.xml`, contents: xml },
    schema: { fileName: `${schema}.xsd`, contents: schemas[schema] },
    // Memory pages of 64 kB: a part of the site map is a few megabytes.
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
