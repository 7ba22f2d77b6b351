import { expect, test } from "vitest";
import * as z from "zod";

import { readText } from "./project";

const names = z.record(z.string(), z.string()).default({});
const lock = z.object({
  packages: z.record(z.string(), z.object({ dependencies: names, optionalDependencies: names })),
});
const manifest = z.object({ dependencies: names, devDependencies: names });

/**
 * If the registry lacks a package for some platform, npm silently omits it from the lock file; `npm ci` then rejects
 * the lock file on every machine.
 */
test("the lock file contains every package that another one requires", () => {
  const { packages } = lock.parse(JSON.parse(readText("package-lock.json")));
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isFound(packages, path, name))
      .map((name) => `${path || "the shop"} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test("package.json has only exact versions", () => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readText("package.json")));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});

/** Resolves a package as Node does: in the folder of the package that needs it, then in the folders above. */
function isFound(packages: Record<string, unknown>, path: string, name: string): boolean {
  if (`${path ? `${path}/` : ""}node_modules/${name}` in packages) return true;
  if (!path) return false;
  return isFound(packages, path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}
