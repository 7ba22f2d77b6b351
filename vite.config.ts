import { fileURLToPath } from "node:url";

import { vitePlugin as remix } from "@remix-run/dev";
import { build, defineConfig, type Plugin, type Rollup, type TerserOptions } from "vite";

import remixConfig from "./remix.config.js";

const resolve = { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } };

// Licences stand in `public/libraries-license.txt` instead of in each file, where they would be half a kilobyte.
const terserOptions: TerserOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3 },
  format: { comments: false },
};

/** What every page needs: whatever these import statically goes into one chunk, and its styles into one file. */
const browserEntry = /\/app\/entry\.client\.tsx$/;
const frameEntries = [/\/app\/root\.tsx$/, /\/app\/routes\/layout\.tsx$/, browserEntry];

/**
 * Puts the libraries into one chunk and the frame of every page into another: some thirty files of a few hundred bytes
 * each would compress a fifth worse and cost a request apiece.
 */
function manualChunks(id: string, { getModuleInfo, getModuleIds }: Rollup.ManualChunkMeta): string | undefined {
  // With the libraries that need them: chunks that import each other run in another order each time.
  if (id.includes("commonjsHelpers")) return "react";
  if (/\/node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//.test(id)) {
    return "react";
  }
  frame ??= reachable([...getModuleIds()].filter(isFrameEntry), getModuleInfo);
  // The browser's entry stays alone: Remix starts it when the modules of the page's routes are ready, and not before.
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

/** Makes `x.ts?inline-script` the text of a script for the page itself: the file and what it imports, in one. */
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
 * Where the code of a page is not to be had, Remix loads the page anew that the shopper is leaving, as often as it happens.
 * In a build it tells of it by the event by which Vite tells of any other code instead: `app/shop/later/failed-code.ts`
 * hears it. Where nobody does, the error page shows.
 */
const failedRoutes: Plugin = {
  name: "failed-routes",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("/@remix-run/react/dist/esm/routeModules.js")) return null;
    const reload = /console\.error\(`Error loading route module[^]*window\.location\.reload\(\);/;
    if (!reload.test(code)) throw new Error("Remix loads routes in another way than before");
    const tell = `if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;`;
    return { code: code.replace(reload, tell), map: null };
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [inlineScript, remix(remixConfig), failedRoutes],
  resolve,
  // What the optimizer would only discover on the first visit: each late discovery is a full page reload in development.
  optimizeDeps: {
    exclude: ["@remix-run/node", "remix-i18next/server"],
    include: ["@maskito/core", "clsx", "swiper", "swiper/modules"],
  },
  // A card's class names stand on a listing forty times: in a build they are as short as a hash can be.
  css: { modules: command === "build" ? { generateScopedName: "[hash:base64:4]" } : {} },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Terser makes the first load 6 kB smaller than esbuild does.
    minify: isSsrBuild ? false : "terser",
    terserOptions,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks } },
  },
}));
