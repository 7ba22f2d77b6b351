import { encodingFault } from "./text";

/** Editors on Windows may put a byte order mark first. */
export const withoutMark = (source: string): string => source.replace(/^\uFEFF/, "");

/** Parses the JSON of an owner's file; the fault names the line. */
export function parseJson(source: string): { value: unknown } | { fault: string } {
  const text = withoutMark(source);
  const fault = encodingFault(text);
  if (fault !== null) return { fault };
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    const at = placeOf(text, String(error));
    return {
      fault: `is no JSON: look ${at === null ? "at its end" : `in line ${text.slice(0, at).split("\n").length}`}`,
    };
  }
}

/** How many characters V8 quotes before a token. */
const quotedBefore = 10;

/** Where V8 found the fault. Instead of the place of a token that cannot stand there, it quotes what surrounds it. */
function placeOf(text: string, message: string): number | null {
  const at = /position (\d+)/.exec(message)?.[1];
  if (at !== undefined) return Number(at);
  const [, token, cut, around] = /Unexpected token '(.+?)', (\.\.\.)?"(.*)"/su.exec(message) ?? [];
  if (token === undefined || around === undefined) return null;
  return cut === undefined ? text.indexOf(token) : text.indexOf(around) + quotedBefore;
}
