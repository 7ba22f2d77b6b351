// @ts-check
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/**
 * The shop's Remix options; `vite.config.ts` passes them to the bundler's plugin. Every v3 flag is on, so that the
 * later migration to React Router is mechanical.
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
  buildEnd: async ({ remixConfig }) => {
    const folder = join(remixConfig.buildDirectory, "client");
    await nameBuild(folder);
    await packFiles(folder);
  },
};

/** The minimum size, in bytes, from which compression always makes a file smaller. */
const worthPacking = 500;

/**
 * Adds a precompressed version of each script, style sheet and SVG, with the highest brotli level: a tenth smaller than
 * what a server can compress per request (`app/server/packed-files.server.ts` serves it).
 * @param {string} folder
 */
async function packFiles(folder) {
  const names = await readdir(folder, { recursive: true });
  const packable = names.filter((name) => [".css", ".js", ".svg"].includes(extname(name)));
  await Promise.all(
    packable.map(async (name) => {
      const content = await readFile(join(folder, name));
      if (content.length < worthPacking) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content, { params }));
    }),
  );
}

/**
 * Writes the build's id next to the browser's files, for pages of an older build: `builds/latest.json`, and the same
 * under the build's own name. The id is the version of Remix's manifest, so two builds of the same files have the same
 * id.
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
