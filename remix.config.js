// @ts-check
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The Remix options of the shop; `vite.config.ts` hands them to the bundler's plugin.
 * Every v3 flag is on, so that the later step to React Router stays mechanical.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
const config = {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
  },
  buildEnd: async ({ remixConfig }) => nameBuild(join(remixConfig.buildDirectory, "client")),
};

/**
 * Leaves beside the browser's files which build they are, for pages of an older one: `builds/latest.json`, and the same
 * under the build's own name. Its name is that of Remix's manifest, so two builds of the same files are one.
 * @param {string} folder
 */
async function nameBuild(folder) {
  const id = await readVersion(join(folder, "assets"));
  const text = `${JSON.stringify({ id, date: new Date().toISOString() })}\n`;
  await mkdir(join(folder, "builds", "meta"), { recursive: true });
  await writeFile(join(folder, "builds", "latest.json"), text);
  await writeFile(join(folder, "builds", "meta", `${id}.json`), text);
}

/** @param {string} folder */
async function readVersion(folder) {
  for (const name of (await readdir(folder)).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const version = /^window\.__remixManifest=.*"version":"(\w+)"/s.exec(
      await readFile(join(folder, name), "utf8"),
    )?.[1];
    if (version) return version;
  }
  throw new Error("The build has left no manifest");
}

export default config;
