import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Git's own folder, and the entries that git ignores. */
const notOurs = new Set([".git", ".data", ".env", "build", "node_modules", "test-results"]);

/** One import, export-from or `import()` of a file. `target` is a path from the project's folder, or a package name. */
export type Import = { target: string; typeOnly: boolean };

/** The entries of the top level, except those that git ignores. */
export function topLevel(): string[] {
  return readdirSync(root).filter((name) => !notOurs.has(name));
}

/** Every file of the project, as paths from its folder with forward slashes. */
export function listFiles(folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (notOurs.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** The files that contain code. */
export function listCode(): string[] {
  return listFiles().filter((path) => /\.(ts|tsx|js|mjs)$/.test(path));
}

export function readText(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The imports in a file's text, resolved as the project resolves them. */
export function readImports(path: string, text: string): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ target: resolve(path, specifier.text), typeOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.every((element) => element.isTypeOnly);
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  if (specifier.startsWith("#mocks/")) return `mocks/${specifier.slice("#mocks/".length)}`;
  if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier)).replaceAll("\\", "/");
  return specifier;
}
