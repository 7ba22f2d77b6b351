import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** These tests replace modules or globals, so each needs its own process. */
const replacing = [
  "app/api/{client,customers,checkout}.server.test.ts",
  "app/api/schemas/own-names.test.ts",
  "app/server/redis.server.test.ts",
  "app/session/{draft.server,largest-cookies}.test.ts",
  "app/shop/shopper/changes.test.ts",
  "app/shop/form/captcha.test.ts",
  "app/shop/client/newest-build.test.ts",
  "app/shop/client/route-code.test.ts",
  "app/routes/home/home.server.test.ts",
  "app/routes/personal/invoice.test.ts",
  "app/routes/product/{notify.server,document}.test.ts",
  "app/routes/system/picture.server.test.ts",
  "app/routes/offline/worker.test.ts",
  "mocks/server.test.ts",
];

/** The slowest tests: if they started last, they would finish alone. */
const longest = /\/http\/(faults|pages|attacks|isolated|posts|attacks-links|start|traces|checkout\/slow)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** The shop's own `vite.config.ts` is not used, because the Remix plugin must not run under vitest. */
export default defineConfig({
  root: at("."),
  resolve: { alias: { "~": at("app"), "#mocks": at("mocks") } },
  esbuild: { jsx: "automatic" },
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    // Some tests fill or walk through a whole shop, and the hooks start shops, which takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    environment: "node",
    env: { SHOP_DIR: at("mocks/demo") },
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "mocks/**/*.test.ts", "tests/tools/**/*.test.ts"],
          // The packages that the benchmarks install have their own tests.
          exclude: [...replacing, "**/node_modules/**"],
          // Loading every module again for each file would take three quarters of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "replacing", include: replacing },
      },
      {
        extends: true,
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts"],
          // As above: each file would load the compiler again.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: "tests/fixtures/vitest-shop.ts",
          // As above: with isolation, loading the modules took longer than the tests.
          isolate: false,
          // More than the number of processors: each worker waits for the shop half of the time.
          maxWorkers: 3,
        },
      },
    ],
  },
});
