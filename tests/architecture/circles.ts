import type { Import } from "./project";

/** Maps each file to the project's files that it imports, including type imports and `import()`. */
export function graphOf(imports: Map<string, Import[]>): Map<string, string[]> {
  const bare = (path: string) => path.replace(/\.(?:tsx?|m?js)$/, "");
  const files = new Map([...imports.keys()].map((path) => [bare(path), path]));
  return new Map(
    [...imports].map(([path, found]) => [path, found.flatMap(({ target }) => files.get(bare(target)) ?? [])]),
  );
}

/** @returns each cycle once, as the list of its files in import order */
export function findCircles(graph: Map<string, string[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (path: string, way: string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) circles.push(way.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}
