import { once } from "node:events";
import { createServer } from "node:http";

import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";

import { startModifiedApi, withAddress } from "../../fixtures/modified-api";
import { freePort } from "../../fixtures/ports";
import { startShop } from "../servers";
import { measureEffect, judge, statusOf, tally, type Verdict } from "./target";

const piece = Buffer.alloc(1024 * 1024, "x");

/** An API whose responses never end: three in parallel once took 745 MB (finding 5). */
export async function endlessResponses(): Promise<Verdict> {
  const api = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const write = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once("drain", write);
    };
    response.write('{"data":"');
    write();
  });
  const port = await freePort();
  await once(api.listen(port, "127.0.0.1"), "listening");
  return withShop(`http://127.0.0.1:${port}`, async (target) => {
    const felt = await measureEffect(target, () =>
      Promise.all([paths.home(), paths.catalog(), paths.brands()].map((path) => statusOf(target.shop + path))),
    );
    return judge(
      felt,
      felt.result.every((status) => [200, 503].includes(status)),
      tally(felt.result),
    );
  }).finally(() => {
    api.closeAllConnections();
    api.close();
  });
}

/** An API whose links all lead to another site (finding 13). */
export async function hostileLinks(apiUrl: string): Promise<Verdict> {
  let led = "";
  const api = await startModifiedApi(apiUrl, (answer) => withAddress(answer, led));
  const pages = locales.flatMap((locale) =>
    [
      paths.home(),
      paths.catalog(),
      paths.brands(),
      paths.stocks(),
      paths.news(),
      paths.contacts(),
      paths.sitemap(),
    ].map((path) => localePath(locale, path)),
  );
  return withShop(api.url, async (target) => {
    const seen: string[] = [];
    for (led of ["javascript:location='//evil.example'", "//evil.example/x"]) {
      for (const path of pages) {
        const response = await fetch(target.shop + path, { redirect: "manual" });
        const text = (await response.text()) + (response.headers.get("Location") ?? "");
        if (/evil\.example|javascript:/.test(text)) seen.push(`${path} contains ${led}`);
      }
    }
    const said = seen.length > 0 ? seen.join(", ") : `${2 * pages.length} pages, none with a foreign link`;
    return { held: seen.length === 0, seen: said };
  }).finally(() => api.stop());
}

/** Attacks a shop that trusts a hostile API. */
async function withShop(
  apiUrl: string,
  attack: (target: { shop: string; metrics: string }) => Promise<Verdict>,
): Promise<Verdict> {
  const metricsPort = await freePort();
  const shop = await startShop(apiUrl, await freePort(), { METRICS_PORT: String(metricsPort), LOG_LEVEL: "silent" });
  try {
    return await attack({ shop: shop.url, metrics: `http://127.0.0.1:${metricsPort}/metrics` });
  } finally {
    await shop.stop();
  }
}
