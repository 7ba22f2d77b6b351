import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";

import { pageServer } from "./pages.server";

it("aborts the signal of an answered request, so that nothing keeps the request's data", async () => {
  let asked: Request | undefined;
  const loader = ({ request }: { request: Request }) => ((asked = request), new Response("here"));
  const manifest = { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" };
  const build: ServerBuild = {
    entry: { module: { default: () => new Response() } },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      resource: { id: "resource", parentId: "root", path: "resource", module: { default: undefined, loader } },
    },
    assets: manifest,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
    mode: "test",
  };
  const server = createServer(pageServer(build)).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/resource`);
    expect(await answer.text()).toBe("here");
    await expect.poll(() => asked?.signal.aborted).toBe(true);
  } finally {
    server.close();
  }
});
