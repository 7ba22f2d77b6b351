import { expect, test } from "vitest";

import { listCode, readImports, readText } from "./project";

/** What runs from the sources in a container, beside the built shop: the launcher's commands and the owner's. */
const entries = [
  "app/server/launch/start.mjs",
  ...["mocks/server.ts", "mocks/reset.ts", "mocks/owner/run.ts", "mocks/import/command.ts", "mocks/import/check.ts"],
  ...["app/server/owner/check.ts", "app/server/owner/new.ts", "app/server/owner/api-check/run.ts"],
];

/** The sources that the last stage of the Dockerfile copies. */
function copied(): string[] {
  const [stage = ""] = readText("Dockerfile")
    .split(/^FROM /m)
    .slice(-1);
  return [...stage.matchAll(/^COPY (?:--\S+ )?(.+) \S+$/gm)].flatMap(([, sources = ""]) =>
    sources.split(" ").map((source) => source.replace(/^\/shop\//, "")),
  );
}

/** All files that the entries import, and what these import. */
function reachable(): Set<string> {
  const code = listCode();
  const fileOf = (target: string) =>
    code.find((path) => [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].includes(path));
  const found = new Set(entries);
  for (const path of found)
    for (const { target, typeOnly } of readImports(path, readText(path))) {
      const file = fileOf(target);
      if (file !== undefined && !typeOnly) found.add(file);
    }
  return found;
}

test("the container has every source file that its commands import", () => {
  const folders = copied();
  expect(folders).toContain("mocks");
  const has = (path: string) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  expect([...reachable()].filter((path) => !has(path))).toEqual([]);
});
