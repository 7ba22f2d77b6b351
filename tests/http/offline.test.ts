import { runInNewContext } from "node:vm";

import { parse } from "node-html-parser";
import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { noWorkerTag } from "~/shop/client/tags";

import { useShopWith } from "./support/isolated-shop";
import { createShopper } from "./support/shopper";

const shop = inject("shopUrl");

describe.each(locales)("the offline page in %s", (locale) => {
  test("needs no other file, has no script and no data of the visitor", async () => {
    const response = await fetch(shop + localePath(locale, paths.offline()));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.getSetCookie()).toEqual([]);
    const page = parse(await response.text());
    const t = translateFor(locale);
    expect(page.querySelector("html")?.getAttribute("lang")).toBe(locale);
    expect(page.querySelectorAll("h1").map(({ text }) => text)).toEqual([t("system:offline.title")]);
    expect(page.querySelectorAll("script, form, img")).toEqual([]);
    const links = page.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href")]);
    expect(links).toEqual([
      [t("system:offline.again"), ""],
      [t("error.toHome"), localePath(locale, "/")],
    ]);
  });
});

/** Runs the script of a service worker; returns the events that it listens for. */
function runWorker(script: string): string[] {
  const heard: string[] = [];
  const self = { addEventListener: (type: string) => heard.push(type), location: { origin: shop }, caches: {} };
  runInNewContext(script, { self });
  return heard;
}

describe("the service worker", () => {
  test("is a script that is not cached and lists the offline pages with their files", async () => {
    const response = await fetch(shop + paths.serviceWorker());
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.getSetCookie()).toEqual([]);
    const script = await response.text();
    expect(runWorker(script)).toEqual(["install", "activate", "fetch"]);
    const { id } = (await (await fetch(shop + paths.latestBuild())).json()) as { id: string };
    expect(script).toContain(`"version":"${id}"`);
    for (const locale of locales) {
      const path = localePath(locale, paths.offline());
      expect(script).toContain(`{"path":"${path}"`);
      const page = parse(await (await fetch(shop + path)).text());
      const files = page.querySelectorAll("link").map((link) => link.getAttribute("href") ?? "");
      expect(files.filter((file) => !script.includes(`"${file}"`))).toEqual([]);
      for (const file of files) expect((await fetch(shop + file)).status, file).toBe(200);
    }
  });

  test("is registered by every page", async () => {
    const page = await createShopper().open(paths.home());
    expect(page.all(`meta[name="${noWorkerTag}"]`)).toEqual([]);
  });
});

describe("if it is switched off", () => {
  const own = useShopWith({ SERVICE_WORKER: "0" });

  test("the service worker unregisters itself, and pages register none", async () => {
    const script = await (await fetch(own.url() + paths.serviceWorker())).text();
    expect(runWorker(script)).toEqual(["install", "activate"]);
    const page = await createShopper({ shop: own.url() }).open(paths.home());
    expect(page.all(`head meta[name="${noWorkerTag}"]`)).toHaveLength(1);
  });
});
