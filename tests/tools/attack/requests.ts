import { setTimeout as wait } from "node:timers/promises";

import sharp from "sharp";

import { paths } from "~/paths";

import { openSocket, statusOf as statusIn, sendRaw } from "../../http/support/raw-request";
import { measureEffect, judge, statusOf, tally, type Target, type Verdict } from "./target";

/** Thousands of unique URLs: they once filled the metrics and the memory (finding 1). */
export async function manyUrls(target: Target): Promise<Verdict> {
  const before = await metricsLength(target);
  const addresses = Array.from({ length: 3000 }, (_, at) => `${target.shop}${paths.product(`attack-${at}`)}.data`);
  const felt = await measureEffect(target, () => inTurns(8, addresses, (address) => statusOf(address)));
  const more = (await metricsLength(target)) - before;
  const statuses = felt.result.filter((status) => ![404, 429, 503].includes(status));
  return judge(
    felt,
    statuses.length === 0 && more < 50_000,
    `${tally(felt.result)}, metrics grew by ${more} characters`,
  );
}

/** URLs with thousands of slashes: each once took 1.3 s of processor time (finding 2). */
export async function endlessPaths(target: Target): Promise<Verdict> {
  const lines = [`GET /en/x${"/".repeat(15_000)}a HTTP/1.1`, "Host: shop"];
  const felt = await measureEffect(target, () =>
    Promise.all(Array.from({ length: 10 }, () => sendRaw(target.shop, lines))),
  );
  const statuses = felt.result.map(statusIn);
  return judge(
    felt,
    statuses.every((status) => status === 414),
    tally(statuses),
  );
}

/** Form posts of which only one byte arrives: they once occupied every slot (finding 3). */
export async function idlePosts(target: Target): Promise<Verdict> {
  const head = ["POST /feedback HTTP/1.1", "Host: shop", "Content-Type: multipart/form-data; boundary=x"];
  const sockets = Array.from({ length: 205 }, () =>
    openSocket(target.shop, [...head, "Content-Length: 5000", "", "a"]),
  );
  try {
    const felt = await measureEffect(target, async () => {
      await wait(3000);
      return Promise.all([paths.home(), paths.brands(), paths.search()].map((path) => statusOf(target.shop + path)));
    });
    return judge(
      felt,
      felt.result.every((status) => status === 200),
      `pages meanwhile: ${tally(felt.result)}`,
    );
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/**
 * Two forms with ten progressive pictures of 40 megapixels each, and one with 112 MB of text, in parallel (finding 4).
 */
export async function largeForms(target: Target): Promise<Verdict> {
  const blank = sharp({ create: { width: 7300, height: 5500, channels: 3, background: "#c9380a" } });
  const jpeg = new Uint8Array(await blank.jpeg({ progressive: true, quality: 10 }).toBuffer());
  const pictures = () => {
    const form = new FormData();
    for (let at = 0; at < 10; at += 1) form.append("files", new File([jpeg, String(at)], `${at}.jpg`));
    return form;
  };
  const text = new FormData();
  text.append("comment", "x".repeat(112 * 1024 * 1024));
  const send = (body: FormData) => statusOf(target.shop + paths.feedback(), { method: "POST", body });
  const felt = await measureEffect(target, () => Promise.all([send(pictures()), send(pictures()), send(text)]));
  // A connection that closes while the text is sent also counts as a rejection.
  return judge(
    felt,
    felt.result.every((status) => [0, 400, 413, 429, 503].includes(status)),
    tally(felt.result),
  );
}

/** URLs that only look like files: they once bypassed load shedding (finding 6). */
export async function invalidFiles(target: Target): Promise<Verdict> {
  const files = ["/zzz.js", "/search.txt"];
  const addresses = Array.from({ length: 600 }, (_, at) => target.shop + (files[at % files.length] ?? ""));
  const raw = Array.from({ length: 300 }, () =>
    sendRaw(target.shop, ["GET /assets/%2e%2e/search HTTP/1.1", "Host: shop"]),
  );
  const felt = await measureEffect(target, async () => {
    const [plain, dotted] = await Promise.all([
      inTurns(600, addresses, (address) => statusOf(address)),
      Promise.all(raw),
    ]);
    return [...plain, ...dotted.map(statusIn)];
  });
  return judge(felt, felt.result.includes(503) && !felt.result.includes(500), tally(felt.result));
}

async function metricsLength({ metrics }: Target): Promise<number> {
  return metrics === null ? 0 : (await (await fetch(metrics)).text()).length;
}

/** Calls `act` for each item, with `atOnce` calls in parallel. */
async function inTurns<Thing, Result>(
  atOnce: number,
  things: Thing[],
  act: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...things];
  const results: Result[] = [];
  const next = async () => {
    for (let thing = waiting.pop(); thing !== undefined; thing = waiting.pop()) results.push(await act(thing));
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}
