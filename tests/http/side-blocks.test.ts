import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { paths } from "~/paths";
import { landmarks } from "#mocks/db/seed/landmarks";

import { freePort } from "../fixtures/shop";
import { startLoneShop } from "./support/lone-shop";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const sides = /\/(settings\/view|favorite\/list|basket\/view|profile\/uid|viewed|offers|delivery)/;

/** An API whose side calls are not answered while they are held. */
async function startHeldApi(apiUrl: string) {
  let isHeld = false;
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { method = "GET", url = "/" } = request;
    if (isHeld && sides.test(url)) return void waiting.add(response);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" && !/^(host|connection|content-length)$/.test(name) ? [[name, value]] : [],
      ),
    );
    const pass = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const answer = await fetch(apiUrl + url, { method, headers, body });
      const text = await answer.text();
      response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" }).end(text);
    };
    pass().catch(() => response.destroy());
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    hold: () => void (isHeld = true),
    waiting: () => waiting.size,
    letGo() {
      isHeld = false;
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    stop: () => void (server.closeAllConnections(), server.close()),
  };
}

let api: Awaited<ReturnType<typeof startHeldApi>>;
let shop: Awaited<ReturnType<typeof startLoneShop>>;

beforeAll(async () => {
  api = await startHeldApi(inject("apiUrl"));
  shop = await startLoneShop(api.url, { LOG_LEVEL: "silent" });
}, 60_000);
afterAll(async () => {
  api.letGo();
  await shop.stop();
  api.stop();
});

test.each([paths.home(), paths.product(landmarks.inStock), paths.brands(), "/en/contacts"])(
  "%s comes whole without the side blocks that are late",
  async (path) => {
    const shopper = createShopper({ shop: shop.url });
    // The visitor is known, so all that is told of one is asked for.
    await shopper.open(paths.brands());
    api.hold();
    const start = performance.now();
    const page = await shopper.open(path);
    const took = performance.now() - start;
    expect(api.waiting()).toBeGreaterThan(0);
    api.letGo();
    // Side calls have a limit of 2000 ms, which nobody waited for.
    expect(took).toBeLessThan(1500);
    expect(page.status).toBe(200);
    expect(textOf(page.one("h1"))).not.toBe("");
    for (const part of ["header", "main", "footer"]) expect(page.all(part).length, part).toBeGreaterThan(0);
  },
);

test("a form waits for the uid of a newcomer", async () => {
  const newcomer = createShopper({ shop: shop.url });
  api.hold();
  const page = await newcomer.open(paths.product(landmarks.inStock));
  api.letGo();
  expect(page.headers.getSetCookie().filter((line) => line.includes("session="))).toEqual([]);
  await newcomer.press(page, 'button[name="add"]');
  expect((await newcomer.open(paths.basket())).all("main article, main li").length).toBeGreaterThan(0);
});
