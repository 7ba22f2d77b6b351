/**
 * Scores a site, `scan.ts MODULE HOST:PORT`, by the scorer in that module, and writes what it says as JSON. A process of its
 * own: it must trust the certificate from its start.
 */
import * as z from "zod";

const [module = "", host = ""] = process.argv.slice(2);
const loaded: unknown = await import(module);
const scorer = z.object({ scan: z.custom<(host: string) => Promise<unknown>>((value) => typeof value === "function") });
process.stdout.write(JSON.stringify(await scorer.parse(loaded).scan(host)));
