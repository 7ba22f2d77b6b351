import { builtinModules } from "node:module";

import type { Import } from "./project";

/**
 * The layers of `app/` and what each may import besides itself: other layers, and packages. If `packages` is set, no
 * other package is allowed. From the layers in `types`, only types may be imported; from a layer that is not listed, what
 * is in `folders` may.
 */
type Layer = { layers: string[]; folders?: string[]; types?: string[]; packages?: string[]; barred?: string[] };

const react = ["react", "react-dom", "@remix-run/react"];
const node = builtinModules.map((name) => `node:${name}`);

const layers: Record<string, Layer> = {
  routes: {
    layers: ["shop", "ui", "forms", "session", "api", "server", "i18n", "lib", "env.server", "paths", "styles"],
  },
  shop: { layers: ["ui", "forms", "i18n", "lib", "paths"], types: ["api/schemas"] },
  ui: { layers: ["lib"], packages: ["react", "react-dom", "clsx", "swiper", "@maskito"] },
  forms: { layers: ["ui", "server", "i18n", "lib", "env.server"], types: ["api"] },
  session: { layers: ["api", "server", "i18n", "env.server", "paths", "lib"], barred: react },
  api: { layers: ["server", "env.server", "paths", "lib"], types: ["i18n"], barred: react },
  server: { layers: ["env.server", "lib", "styles"], barred: react },
  // Checks a shop's folder, with the texts of its languages.
  owner: { layers: ["server", "styles", "i18n", "lib"], barred: react },
  // Compares another API with the contract, before there is a shop.
  "api-check": { layers: ["lib"], folders: ["api/schemas"], packages: [...node, "zod"] },
  // Runs before packages are installed, and starts the embedded API by its path.
  launch: { layers: [], packages: node },
  i18n: { layers: ["server", "lib", "paths"] },
  lib: { layers: [], barred: react },
  paths: { layers: ["lib"], types: ["i18n"], barred: react },
  "env.server": { layers: [], packages: ["zod", "proxy-addr"] },
  styles: { layers: [] },
};

/** Why an import is not allowed; null if it is. */
export function faultOfImport(path: string, found: Import): string | null {
  const place = path.split("/")[0];
  if (place === "tests" && path !== "tests") return null;
  if (place === "mocks") return faultOfMocks(found.target);
  if (place !== "app") return null;
  if (/^(mocks|tests)\//.test(found.target)) return "the app may not import the embedded API or the tests";
  return faultInApp(path, found);
}

/** The embedded API may import the contract and the pure functions, but nothing of the shop's server. */
function faultOfMocks(target: string): string | null {
  if (!target.startsWith("app/")) return target.startsWith("tests/") ? "the embedded API may not import tests" : null;
  if (/\.server$/.test(target)) return "the embedded API may not import the shop's server";
  return /^app\/(api\/schemas|lib)\//.test(target)
    ? null
    : "the embedded API may import only app/api/schemas and app/lib";
}

function faultInApp(path: string, { target, typeOnly }: Import): string | null {
  const from = layerOf(path);
  const layer = layers[from];
  // Remix's entry points (root, the entries, the site map) are above the layers, but may not import the pages' own
  // code. Only the site map may.
  if (!layer) return target.startsWith("app/routes/") ? "only the site map may import pages" : null;
  if (!target.startsWith("app/")) return faultOfPackage(from, layer, target);
  const to = layerOf(target);
  if (to === from) return from === "routes" ? faultBetweenPages(path, target) : null;
  if (layer.layers.includes(to)) return null;
  const isIn = (folder: string) => `${target}/`.startsWith(`app/${folder}/`);
  if (layer.folders?.some(isIn) || (typeOnly && layer.types?.some(isIn))) return null;
  return `${from} may not import ${typeOnly ? "types of " : ""}${to}`;
}

function faultOfPackage(from: string, layer: Layer, target: string): string | null {
  const isOf = (name: string) => target === name || target.startsWith(`${name}/`);
  if (layer.packages && !layer.packages.some(isOf))
    return `${from} may import only ${layer.packages.join(", ") || "no package"}`;
  return layer.barred?.some(isOf) ? `${from} may not import React` : null;
}

/** `app/routes/catalog/section.tsx` belongs to the area `catalog`; a file outside all folders is its own area. */
function faultBetweenPages(path: string, target: string): string | null {
  const area = path.split("/")[2];
  return target.split("/")[2] === area ? null : `pages of ${String(area)} may not import from another area`;
}

/**
 * `app/paths.ts` is the layer `paths`, `app/shop/frame/header.tsx` the layer `shop`; the launcher, the checks of
 * an owner's folder and API are separate layers.
 */
function layerOf(path: string): string {
  if (path.startsWith("app/server/launch/")) return "launch";
  if (path.startsWith("app/server/owner/api-check/")) return "api-check";
  if (path.startsWith("app/server/owner/")) return "owner";
  return (path.split("/")[1] ?? "").replace(/\.tsx?$/, "");
}
