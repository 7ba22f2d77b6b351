import ts from "typescript";
import { describe, expect, test } from "vitest";

import { listCode, readText } from "./project";

/**
 * `app/api/schemas` has two types for what the shop and the API exchange: a page's (`Card`) and the wire's (`CardWire`).
 * Pages know only the first, the embedded API only the second.
 */
type Name = { name: string; typeOnly: boolean };

/** Values that are not schemas of answers: they are safe to import, because both sides share them. */
const forPages = new Set(["longestUid", "sitemapKind"]);

/** The names that a file imports from `app/api/schemas`, under their own names. */
function namesFromSchemas(path: string, text: string): Name[] {
  if (!text.includes("api/schemas")) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause: clause, moduleSpecifier }) => {
    if (!/api\/schemas\//.test(moduleSpecifier.getText()) || !clause) return [];
    const bindings = clause.namedBindings;
    const typeOnly = clause.isTypeOnly;
    if (!bindings) return [{ name: "*", typeOnly }];
    if (ts.isNamespaceImport(bindings)) return usedOf(bindings.name, file).map((name) => ({ name, typeOnly }));
    return bindings.elements.map((element) => ({
      name: (element.propertyName ?? element.name).text,
      typeOnly: typeOnly || element.isTypeOnly,
    }));
  });
}

/** What a file uses of a namespace; `*` if it uses the namespace as a whole, which gives access to everything. */
function usedOf(namespace: ts.Identifier, file: ts.SourceFile): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === namespace.text && node !== namespace) found.add("*");
    else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === namespace.text)
      found.add(node.name.text);
    else if (ts.isQualifiedName(node) && node.left.getText() === namespace.text) found.add(node.right.text);
    // What has the namespace's name after a dot is something else's.
    else if (ts.isPropertyAccessExpression(node)) visit(node.expression);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

const isWire = (name: string) => /Wire$/.test(name);
const isType = (name: string) => /^[A-Z]/.test(name);

/** What a page, or what a page uses, may not import: the wire's types, and the schemas that read the wire. */
function faultsOfPage(path: string, text: string): string[] {
  const isFault = ({ name, typeOnly }: Name) => isWire(name) || !(typeOnly || isType(name) || forPages.has(name));
  return namesFromSchemas(path, text).flatMap((found) => (isFault(found) ? [`${path} imports ${found.name}`] : []));
}

/** What the embedded API may not import: pages' types. */
function faultsOfEmbeddedApi(path: string, text: string): string[] {
  const isFault = ({ name }: Name) => name === "*" || (isType(name) && !isWire(name));
  return namesFromSchemas(path, text).flatMap((found) => (isFault(found) ? [`${path} imports ${found.name}`] : []));
}

/** The imported schemas of which a file uses the fields: that is possible only while they are not transformed. */
function openedSchemas(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imported = new Set(
    file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      const isOurs = moduleSpecifier.getText().startsWith('"./');
      return isOurs && bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    }),
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && imported.has(node.expression.text))
      if (/^(?:extend|safeExtend|omit|pick|partial|required|merge|shape)$/.test(node.name.text))
        found.push(`${path} uses ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const code = listCode().filter((path) => !isTest(path));

test("outside app/api, the shop uses only the pages' side of the schemas", () => {
  // The check of an owner's API reads the wire, as app/api does.
  const pages = code.filter((path) => /^app\/(?!api\/|server\/owner\/api-check\/)/.test(path));
  expect(pages.flatMap((path) => faultsOfPage(path, readText(path)))).toEqual([]);
});

test("the embedded API uses only the wire's side of the schemas", () => {
  // What helps tests reads answers as a shop does.
  const embedded = code.filter((path) => /^mocks\/(?!testing)/.test(path));
  expect(embedded.flatMap((path) => faultsOfEmbeddedApi(path, readText(path)))).toEqual([]);
});

test("no schema file depends on the fields of another file's schema, so each can rename its own", () => {
  const schemas = code.filter((path) => path.startsWith("app/api/schemas/"));
  expect(schemas.flatMap((path) => openedSchemas(path, readText(path)))).toEqual([]);
});

test("every type of an answer has both sides", () => {
  const schemas = code.filter((path) => path.startsWith("app/api/schemas/"));
  const faults = schemas.flatMap((path) => {
    const types = [...readText(path).matchAll(/^export type (\w+)/gm)].map(([, name = ""]) => name);
    return types.filter((name) => !isWire(name) && !types.includes(`${name}Wire`)).map((name) => `${path}: ${name}`);
  });
  expect(faults).toEqual([]);
});

describe("the rules find", () => {
  test.each([
    'import type { CardWire } from "~/api/schemas/common";',
    'import type { CardWire as Card } from "~/api/schemas/common";',
    'import { card } from "~/api/schemas/common";',
    'import { longestUid, type CardWire } from "~/api/schemas/common";',
    'import * as schemas from "~/api/schemas/common";\nuse(schemas);',
    'import * as schemas from "~/api/schemas/common";\nschemas.card.parse(1);',
  ])("in a page: %s", (text) => {
    expect(faultsOfPage("app/routes/x.tsx", text)).toHaveLength(1);
  });

  test.each([
    'import type { Card } from "~/api/schemas/common";',
    'import { notifyBody, type Product as ProductWire } from "~/api/schemas/catalog";',
    'import type * as schemas from "~/api/schemas/common";\nlet all: typeof schemas;',
    'import * as schemas from "~/api/schemas/common";\nlet one: schemas.Card;',
  ])("in the embedded API: %s", (text) => {
    expect(faultsOfEmbeddedApi("mocks/x.ts", text)).toHaveLength(1);
  });

  test("in a schema file: the fields of another file's schema", () => {
    const text = 'import { card } from "./common";\nconst own = z.object({});\ncard.extend({});\nown.extend({});';
    expect(openedSchemas("app/api/schemas/x.ts", text)).toEqual(["app/api/schemas/x.ts uses card.extend"]);
  });
});

test("pages' types are allowed in pages, the wire's types and request schemas in the embedded API", () => {
  const page = 'import { longestUid, type Card } from "~/api/schemas/common";';
  expect(faultsOfPage("app/routes/x.tsx", page)).toEqual([]);
  const embedded = 'import { notifyBody, type ProductWire } from "~/api/schemas/catalog";';
  expect(faultsOfEmbeddedApi("mocks/x.ts", embedded)).toEqual([]);
  const namespace =
    'import * as catalog from "~/api/schemas/catalog";\nlet one: catalog.ProductWire = catalog.product.parse(other.catalog);';
  expect(faultsOfEmbeddedApi("mocks/x.ts", namespace)).toEqual([]);
});
