import { landmarks } from "#mocks/testing/landmarks";

import { freePort } from "../../fixtures/ports";
import { say } from "../load/report";
import { startApi, startShop } from "../servers";
import { missingPrograms, startCache } from "./helpers";

/**
 * `npm run nodes -- cdn`: asks nginx's cache, as a CDN in front of the shop, twice for each kind of answer. It must keep
 * files, pictures and texts, and must never keep what differs by visitor. Sets exit code 1 otherwise.
 */
export async function checkCdn(): Promise<void> {
  if (missingPrograms().includes("nginx")) return say("Missing: nginx");
  const api = await startApi(700);
  const shop = await startShop(api.url, await freePort());
  const port = await freePort();
  const cdn = await startCache(port, shop.url);
  const url = `http://127.0.0.1:${port}`;
  try {
    const page = await (await fetch(`${url}/product/${landmarks.inStock}`)).text();
    const addressOf = (pattern: RegExp) => pattern.exec(page)?.[1] ?? "nothing";
    const kept = {
      style: addressOf(/href="(\/assets\/[^"]+\.css)"/),
      picture: addressOf(/(?:src|srcSet)="(\/images\/[^" ]+)/),
      text: addressOf(/"(\/strings\/[^"]+\.json)"/),
      "brand's mark": addressOf(/url\((\/brand\/[^)]+)\)/),
    };
    const own = {
      page: `/product/${landmarks.inStock}`,
      data: `/product/${landmarks.inStock}.data`,
      basket: "/basket",
      session: "/session",
      "missing page": "/nowhere",
      health: "/healthz",
    };
    const seen = async (path: string) => {
      await (await fetch(url + path)).arrayBuffer();
      const second = await fetch(url + path);
      await second.arrayBuffer();
      return second.headers.get("X-Cache") === "HIT";
    };
    for (const [kind, path] of Object.entries(kept)) report(kind, path, await seen(path), true);
    for (const [kind, path] of Object.entries(own)) report(kind, path, await seen(path), false);
  } finally {
    await cdn.stop();
    await shop.stop();
    await api.stop();
  }
}

function report(kind: string, path: string, isKept: boolean, expected: boolean): void {
  say(`${isKept === expected ? "right" : "WRONG"}: ${kind} ${isKept ? "is kept" : "is asked for each time"} (${path})`);
  if (isKept !== expected) process.exitCode = 1;
}
