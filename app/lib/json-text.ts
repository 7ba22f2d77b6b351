import { oncePer } from "./once-per";

const writeOnce = oncePer((value: object) => JSON.stringify(value));

/**
 * The JSON text of a value. An object is written once: the API's client gives the same one as long as the API sends
 * the same answer (`read-answer.server.ts`).
 */
export function jsonText(value: unknown): string {
  return typeof value === "object" && value !== null ? writeOnce(value) : JSON.stringify(value);
}
