import { parse, wcagContrast } from "culori";

/** How a visitor wants the shop to look; `auto` follows the device. */
export const themeChoices = ["auto", "light", "dark"] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** Design tokens by name, such as `--paper`, with their CSS values. */
export type Tokens = Readonly<Record<string, string>>;

/** Reads the tokens that a style sheet declares. */
export function tokensOf(css: string): Tokens {
  const declarations = withoutComments(css)
    .split(/[;{}]/)
    .map((declaration) => declaration.split(":"))
    .map(([name = "", ...value]) => [name.trim(), value.join(":").trim()] as const);
  return Object.fromEntries(declarations.filter(([name, value]) => name.startsWith("--") && value !== ""));
}

/**
 * Reads a shop's `theme.css`: one `:root` rule with the tokens that differ from the default look.
 * @param known the tokens of the default look
 * @returns the tokens, and why the file cannot be used, one sentence each
 */
export function readTheme(css: string, known: Tokens): { tokens: Tokens; faults: string[] } {
  const text = withoutComments(css).trim();
  if (text === "") return { tokens: {}, faults: [] };
  const body = /^:root\s*\{([^{}]*)\}$/.exec(text)?.[1];
  if (body === undefined) return { tokens: {}, faults: ["must hold one rule: `:root { --token: value; }`"] };
  const faults = body
    .split(";")
    .map((declaration) => declaration.trim())
    .flatMap((declaration) => {
      if (declaration === "") return [];
      if (!isToken(declaration, known)) return `“${declaration}” sets no token of \`app/styles/tokens.css\``;
      return isClosed(declaration) ? [] : `“${declaration}” has a bracket or a quotation mark without its other one`;
    });
  return { tokens: tokensOf(body), faults };
}

/** No address: a theme must not load anything. */
function isToken(declaration: string, known: Tokens): boolean {
  const [, name = "", value = ""] = /^(--[\w-]+)\s*:\s*([^<>\\]+)$/.exec(declaration) ?? [];
  return name in known && !/url\s*\(/i.test(value);
}

/** Whether brackets and quotation marks are in pairs: an open one would make a browser skip all that follows. */
function isClosed(declaration: string): boolean {
  let rest = declaration.replace(/"[^"\n]*"|'[^'\n]*'/g, "");
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, "");
  }
  return !/[()[\]"']/.test(rest);
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** Text colours, and the backgrounds that the shop puts them on. */
const textOn: readonly (readonly [text: string, ...backgrounds: string[]])[] = [
  ["--ink", "--paper", "--paper-2", "--sheet"],
  ["--ink-2", "--paper", "--sheet"],
  ["--ink-3", "--paper", "--sheet"],
  ["--signal-ink", "--paper", "--sheet", "--signal-tint"],
  ["--sheet", "--signal", "--signal-hover", "--ink"],
  ["--ok", "--sheet", "--ok-tint"],
  ["--warn", "--sheet", "--warn-tint"],
  ["--err", "--sheet", "--err-tint"],
  ["--info", "--sheet", "--info-tint"],
];

/** The minimum contrast of text (WCAG 2.2, 1.4.3, level AA). */
const minContrast = 4.5;

const isColour = (value: string) => parse(value) !== undefined;

/** The text colours that cannot be read, and the pairs of tokens whose contrast is too low, one sentence each. */
export function contrastFaults(tokens: Tokens): string[] {
  const others = [...new Set(textOn.flat())].flatMap((name) => {
    const value = tokens[name];
    return value === undefined || isColour(value) ? [] : `${name} is not a colour such as #0f437f: “${value}”`;
  });
  const pairs = textOn.flatMap(([text, ...backgrounds]) =>
    backgrounds.flatMap((background) => {
      const [front, back] = [tokens[text], tokens[background]];
      if (front === undefined || back === undefined || !isColour(front) || !isColour(back)) return [];
      const contrast = wcagContrast(front, back);
      if (contrast >= minContrast) return [];
      return [`text in ${text} on ${background} has a contrast of ${contrast.toFixed(1)}, and needs ${minContrast}`];
    }),
  );
  return [...others, ...pairs];
}
