import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { contrastFaults, readTheme, tokensOf } from "./theme-file";

const known = tokensOf(readFileSync("app/styles/tokens.css", "utf8"));

it("reads the tokens that a theme changes", () => {
  const { tokens, faults } = readTheme("/* Green. */\n:root {\n  --signal: #0b6b3a;\n  --paper: #fffdf5;\n}\n", known);
  expect(faults).toEqual([]);
  expect(tokens).toEqual({ "--signal": "#0b6b3a", "--paper": "#fffdf5" });
});

it("accepts an empty theme", () => {
  expect(readTheme("/* nothing */", known)).toEqual({ tokens: {}, faults: [] });
});

it.each(["--nope: 1", "color: red", "--paper: url(https://example.com/x.png)", "--paper: <b>", "--paper: URL (x)"])(
  "rejects %s",
  (declaration) => {
    expect(readTheme(`:root { ${declaration}; }`, known).faults).toEqual([
      `“${declaration}” sets no token of \`app/styles/tokens.css\``,
    ]);
  },
);

it.each(["--signal: rgb(1, 2, 3", "--r1: calc((1px + 2px)", "--font: 'Golos Text", "--signal: rgb 1 2 3)"])(
  "rejects %s, which would swallow what follows",
  (declaration) => {
    expect(readTheme(`:root { ${declaration}; --paper: #fff; }`, known).faults).toEqual([
      `“${declaration}” has a bracket or a quotation mark without its other one`,
    ]);
  },
);

it("accepts brackets and quotation marks in pairs", () => {
  const theme = `:root { --font: "Golos (Text", 'a"b', serif; --r1: calc((1px + 2px) * 2); --move: linear(0 [a], 1) }`;
  expect(readTheme(theme, known).faults).toEqual([]);
});

it("rejects other rules", () => {
  expect(readTheme("body { --paper: red }", known).faults).toHaveLength(1);
  expect(readTheme(":root { --paper: red } body { }", known).faults).toHaveLength(1);
});

it("finds text colours with too little contrast; the default themes have none", () => {
  expect(contrastFaults(known)).toEqual([]);
  const dark = tokensOf(readFileSync("app/styles/dark.css", "utf8"));
  expect(contrastFaults({ ...known, ...dark })).toEqual([]);
  expect(contrastFaults({ ...known, "--signal": "#f90" })).toEqual([
    "text in --sheet on --signal has a contrast of 2.1, and needs 4.5",
  ]);
});

it("names what is no colour instead of its contrast", () => {
  expect(contrastFaults({ ...known, "--signal": "красный", "--ink": "var(--signal)" })).toEqual([
    "--ink is not a colour such as #0f437f: “var(--signal)”",
    "--signal is not a colour such as #0f437f: “красный”",
  ]);
});
