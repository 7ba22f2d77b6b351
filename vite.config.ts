import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { vitePlugin as remix } from "@remix-run/dev";
import { build, defineConfig, type Plugin, type Rollup, type TerserOptions } from "vite";

import remixConfig from "./remix.config.js";

const resolve = { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } };

// Licences are in `public/libraries-license.txt` instead of in each file, where they would take half a kilobyte.
const terserOptions: TerserOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3 },
  format: { comments: false },
};

/** Modules that every page needs: their static imports go into one chunk, and their styles into one file. */
const browserEntry = /\/app\/entry\.client\.tsx$/;
const frameEntries = [/\/app\/root\.tsx$/, /\/app\/routes\/layout\.tsx$/, browserEntry];

/**
 * Puts libraries into one chunk and the code of every page's layout into another. Without it, a page loads 40 more
 * files, its scripts are 10 % larger and its styles 15 to 30 % (gzip), because small files compress badly.
 */
function manualChunks(id: string, { getModuleInfo, getModuleIds }: Rollup.ManualChunkMeta): string | undefined {
  // In the chunk of the libraries that need them: the execution order of chunks with circular imports varies.
  if (id.includes("commonjsHelpers")) return "react";
  if (/\/node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//.test(id)) {
    return "react";
  }
  frame ??= reachable([...getModuleIds()].filter(isFrameEntry), getModuleInfo);
  // The client entry keeps its own chunk, because the page's inline script calls it (`app/start/load.ts`).
  return frame.has(id) && !browserEntry.test(id.split("?")[0] ?? id) ? "frame" : undefined;
}

let frame: Set<string> | undefined;

const isFrameEntry = (id: string) => frameEntries.some((entry) => entry.test(id.split("?")[0] ?? id));

function reachable(entries: string[], getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const queue = [...entries];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const styleFiles = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => fileURLToPath(new URL(join("app", file), import.meta.url)))
  .sort();

/** All names in the CSS modules, in an order that the server and browser builds share. */
const styleNames = styleFiles.flatMap((file) => {
  const names = readFileSync(file, "utf8").matchAll(/(?<=\.|@keyframes )[a-z][\w-]*/gi);
  return [...new Set([...names].map(([name]) => `${file} ${name}`))];
});

/**
 * Names a class by its index, in two characters. Names in the usual form make the HTML and styles of a page 9 to 13 %
 * larger after compression.
 */
function shortName(name: string, path: string): string {
  const place = styleNames.indexOf(`${path.split("?")[0] ?? path} ${name}`);
  if (place < 0) throw new Error(`${path} has the name ${name} that nobody foresaw`);
  // A letter and the rest in base 36. Ad blockers hide "ad".
  const short = String.fromCharCode(97 + (place % 26)) + Math.floor(place / 26).toString(36);
  return short === "ad" ? "a-d" : short;
}

/** Resolves `x.ts?inline-script` to the text of an inline script: the file bundled with its imports. */
const inlineScript: Plugin = {
  name: "inline-script",
  enforce: "pre",
  async load(id) {
    const [entry = "", query] = id.split("?");
    if (query !== "inline-script") return null;
    const lib = { entry, formats: ["iife"] as ["iife"], name: "page" };
    const built = await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      resolve,
      build: {
        write: false,
        target: "es2020",
        lib,
        minify: "terser",
        terserOptions,
        rollupOptions: { output: { strict: false } },
      },
    });
    const [bundle] = [built].flat();
    if (!bundle || !("output" in bundle)) throw new Error(`${entry} has become no script`);
    for (const file of bundle.output[0].moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(bundle.output[0].code.trim())}`;
  },
};

/**
 * The languages are known only when the shop starts, so the server's route of the layout gets its path then. In the
 * browser, `app/entry.client.tsx` does the same.
 */
const languagePath: Plugin = {
  name: "language-path",
  enforce: "post",
  transform(code, id) {
    if (!id.endsWith("virtual:remix/server-build")) return null;
    const path = /("routes\/layout": \{[^}]*?path: )"en\?"/;
    if (!path.test(code)) throw new Error("The server build has no path of the layout");
    return `import { languageSegments } from "~/lib/languages";\n${code.replace(path, "$1languageSegments()")}`;
  },
};

/**
 * Resolves `virtual:running-build` to the server build that contains the importing file; null in development, where
 * such a circular import would give an incomplete module.
 */
const runningBuild = (isDevelopment: boolean): Plugin => ({
  name: "running-build",
  resolveId: (id) => (id === "virtual:running-build" ? `\0${id}` : null),
  load(id) {
    if (id !== "\0virtual:running-build") return null;
    return isDevelopment
      ? "export const running = () => null;"
      : 'import * as build from "virtual:remix/server-build"; export const running = () => build;';
  },
});

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [inlineScript, runningBuild(command === "serve"), remix(remixConfig), languagePath],
  resolve,
  // The libraries of the browser's scripts. Discovery would find those of the server too, because development collects
  // the styles of a page from all that its route imports, and each late discovery reloads the page.
  optimizeDeps: {
    noDiscovery: true,
    include: ["@conform-to/react", "@maskito/core", "clsx", "react-dom", "swiper", "swiper/modules"],
  },
  css: { modules: command === "build" ? { generateScopedName: shortName } : {} },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Terser makes the first load 6 kB smaller than esbuild does.
    minify: isSsrBuild ? false : "terser",
    terserOptions,
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
  },
}));
