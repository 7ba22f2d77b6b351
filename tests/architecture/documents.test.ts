import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import { expect, test } from "vitest";

import { listFiles, readText } from "./project";

/** The texts of a shop are not documents: their links lead to its pages. */
const isShopText = (path: string) => /^(?:mocks\/(?:demo|example)|tests\/fixtures)\//.test(path);
const documents = listFiles().filter((path) => path.endsWith(".md") && !isShopText(path));
const decisions = documents.filter((path) => path.startsWith("app/decisions/")).sort();

test("the README has at most 12,000 bytes", () => {
  expect(Buffer.byteLength(readText("README.md"))).toBeLessThanOrEqual(12_000);
});

test("links and paths in the documents lead to files that exist", () => {
  const missing = documents.flatMap((document) => {
    const text = readText(document);
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, link = ""]) =>
      posix.join(dirname(document), link),
    );
    const paths = [...text.matchAll(/`((?:app|mocks|tests|public)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
    return [...links, ...paths].filter((path) => !existsSync(join(".", path))).map((path) => `${document}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test("decisions are numbered without gaps", () => {
  const numbers = decisions.map((path) => Number(/\/(\d+)-[a-z0-9-]+\.md$/.exec(path)?.[1]));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
});

test("every decision has its number in the title and the four headings", () => {
  const faulty = decisions.filter((path) => {
    const [title = "", ...headings] = [...readText(path).matchAll(/^##? (.*)$/gm)].map(([, heading = ""]) => heading);
    const number = String(Number(/\/(\d+)-/.exec(path)?.[1]));
    return !title.startsWith(`${number}. `) || headings.join() !== "Status,Context,Decision,Consequence";
  });
  expect(decisions.length).toBeGreaterThan(50);
  expect(faulty).toEqual([]);
});
