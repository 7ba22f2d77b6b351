// @ts-check
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

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
  buildEnd: async ({ remixConfig }) => {
    const folder = join(remixConfig.buildDirectory, "client");
    await nameBuild(folder);
    await packFiles(folder);
  },
};

/** From so many bytes on a file is smaller when it is packed, whatever it holds. */
const worthPacking = 500;

/**
 * Leaves beside each script, style sheet and drawing what brotli at its best makes of it: a tenth less than what a server can
 * make while it is asked (`app/server/packed-files.server.ts` serves it).
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
