import ts from "typescript";

/**
 * Finds where a file accesses the environment or calls `fetch`, in code but not in comments and strings.
 * @returns the line numbers, starting at 1
 */
export function findUses(path: string, text: string, what: "process.env" | "fetch()"): number[] {
  // Most files do not contain the word, so they need not be parsed.
  if (!text.includes(what === "process.env" ? "env" : "fetch")) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node) => {
    if (what === "process.env" ? isEnvironment(node) : isFetch(node)) {
      lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

function isEnvironment(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === "env" && node.expression.getText() === "process";
}

function isFetch(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  return ["fetch", "globalThis.fetch", "window.fetch", "self.fetch"].includes(node.expression.getText());
}
