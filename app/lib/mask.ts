/** What stands for something in a mask: `#` a digit, `@` a letter, `*` either (specification, section 5). */
const tokens: Readonly<Record<string, RegExp>> = { "#": /\d/, "@": /\p{L}/u, "*": /[\p{L}\d]/u };

/** A mask, sign by sign: what may stand there, or the very character that does. */
export type MaskSign = RegExp | string;

/** Reads a mask such as `+7 (###) ###-##-##`. */
export function readMask(mask: string): MaskSign[] {
  return Array.from(mask, (sign) => tokens[sign] ?? sign);
}

/**
 * Puts characters into a mask for as long as they last: `9991` into `(###) #` gives `(999) 1`. Those that do not fit are
 * left out, and the mask's own signs appear only before a character that follows them.
 */
export function fillMask(signs: readonly MaskSign[], characters: string): string {
  const rest = Array.from(characters);
  let filled = "";
  let own = "";
  for (const sign of signs) {
    if (typeof sign === "string") {
      own += sign;
      if (rest[0] !== sign) continue;
      rest.shift();
      filled += own;
      own = "";
      continue;
    }
    while (rest[0] !== undefined && !sign.test(rest[0])) rest.shift();
    const next = rest.shift();
    if (next === undefined) break;
    filled += own + next;
    own = "";
  }
  return filled;
}
