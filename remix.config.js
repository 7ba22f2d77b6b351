// @ts-check

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
};

export default config;
