import { EventEmitter, once } from "node:events";
import { request } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { localePath } from "~/i18n/config";
import { paths } from "~/paths";

import { freePort } from "../../fixtures/ports";
import { missingPrograms, startNginx, startNode } from "./helpers";

/**
 * A node that answers with the number of bytes that it has received.
 * @param isCut says whether it closes the connection of a request instead, as a node that is killed does
 */
async function startCounting(port: number, isCut: (address: string) => boolean) {
  const bodies = new EventEmitter();
  const { stop } = await startNode(port, (request, response) => {
    let size = 0;
    request.on("data", (part: Buffer) => void (size += part.byteLength));
    request.once("data", () => bodies.emit("begun"));
    request.on("end", () => (isCut(request.url ?? "") ? request.socket.destroy() : response.end(`${size} bytes`)));
  });
  return { begun: () => once(bodies, "begun"), stop };
}

/** A form with a photo, larger than any form without. */
const size = 300_000;
/** The form that the first node does not answer. */
const killed = localePath("kk", paths.favoriteToggle());

describe.skipIf(missingPrograms().includes("nginx"))("nginx in front of the shop's forms", () => {
  let front = "";
  let nodes: Awaited<ReturnType<typeof startCounting>>[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const [port, ...shops] = [await freePort(), await freePort(), await freePort()];
    const cut = new Set([killed]);
    nodes = await Promise.all(shops.map((shop) => startCounting(shop, (address) => cut.delete(address))));
    nginx = await startNginx(port, shops);
    front = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  });

  const send = async (path: string, bytes = size) => {
    const answer = await fetch(front + path, { method: "POST", body: new Uint8Array(bytes) });
    return `${answer.status} ${answer.ok ? await answer.text() : ""}`;
  };

  const inEveryLanguage = (path: string) =>
    ["ru", "en", "kk", "ady"]
      .map((language) => localePath(language, path))
      .flatMap((address) => [address, `${address}.data`]);

  const withPhotos = [paths.feedback(), paths.productReview("ваза-1"), paths.orderRequest(7, "refund")];

  it.each(withPhotos)("passes the photos of %s on in every language", async (path) => {
    const answers = await Promise.all(inEveryLanguage(path).map((address) => send(address)));
    expect(new Set(answers)).toEqual(new Set([`200 ${size} bytes`]));
  });

  it.each([paths.basketLines(), paths.productQuestion("vase-1"), paths.orderRequest(7, "cancel"), paths.checkout()])(
    "rejects as much for %s, which takes no photos",
    async (path) => {
      expect(await send(path)).toBe("413 ");
    },
  );

  it("keeps no photos: a node gets the first ones before the shopper's browser has sent the last", async () => {
    const begun = Promise.race(nodes.map((node) => node.begun()));
    const headers = { "Content-Length": 2 * size };
    const upload = request(front + paths.feedback(), { method: "POST", headers });
    const status = new Promise((resolve, reject) => {
      upload.once("response", (answer) => resolve(answer.resume().statusCode)).once("error", reject);
    });
    upload.write(Buffer.alloc(size));
    await begun;
    upload.end(Buffer.alloc(size));
    expect(await status).toBe(200);
  });

  it("sends a favourite in any language to the other node if the first one is killed", async () => {
    expect(await send(killed, 10)).toBe("200 10 bytes");
  });
});
