import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** These put others in the place of modules or globals, so each needs a process of its own. */
const replacing = [
  "app/api/{client,customers,checkout}.server.test.ts",
  "app/session/{draft.server,largest-cookies}.test.ts",
  "app/shop/shopper/changes.test.ts",
  "app/shop/form/captcha-script.test.ts",
  "app/shop/client/{newest-build,failed-code,line}.test.ts",
  "app/shop/client/route-code.test.ts",
  "app/routes/home/home.server.test.ts",
  "app/routes/personal/invoice.test.ts",
  "app/routes/product/{notify.server,document}.test.ts",
  "app/routes/system/picture.server.test.ts",
  "app/routes/offline/worker.test.ts",
  "mocks/server.test.ts",
];

/** What takes longest or waits longest, which would end alone if it were begun last. */
const longest = /\/http\/(faults|pages|attacks|isolated|posts|attacks-links|start|traces|checkout\/slow)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** The shop's own `vite.config.ts` stays out: the Remix plugin must not run under vitest. */
export default defineConfig({
  root: at("."),
  resolve: { alias: { "~": at("app"), "#mocks": at("mocks") } },
  esbuild: { jsx: "automatic" },
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    environment: "node",
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "mocks/**/*.test.ts", "tests/tools/**/*.test.ts"],
          // What the benchmarks install has tests of its own.
          exclude: [...replacing, "**/node_modules/**"],
          // To load every module anew for each file would take three quarters of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "replacing", include: replacing },
      },
      {
        extends: true,
        test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: "tests/fixtures/vitest-shop.ts",
          // As above: their modules were loaded for longer than they ran.
          isolate: false,
          // More than there are processors: each waits half of its time for the shop.
          maxWorkers: 3,
        },
      },
    ],
  },
});
