/**
 * Scores a site with the scorer in a module, `scan.ts MODULE HOST:PORT`, and writes the result as JSON. It is a
 * separate process, because Node must trust the certificate from its start.
 */
import * as z from "zod";

const [module = "", host = ""] = process.argv.slice(2);
const loaded: unknown = await import(module);
const scorer = z.object({ scan: z.custom<(host: string) => Promise<unknown>>((value) => typeof value === "function") });
process.stdout.write(JSON.stringify(await scorer.parse(loaded).scan(host)));
