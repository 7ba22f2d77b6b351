import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type * as Pictures from "./picture.server";

let dir: string;
let folder: string;
let server: Server;
let original: Buffer;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "shop-pictures-"));
  folder = path.join(dir, "images");
  original = await sharp({ create: { width: 400, height: 300, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  server = createServer((_request, response) => response.end(original));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no address");
  vi.stubEnv("API_URL", `http://127.0.0.1:${address.port}`);
  vi.stubEnv("DATA_DIR", dir);
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(dir, { recursive: true });
});

/** Imports the module as a process does that has just started. */
const start = (): Promise<typeof Pictures> => import("./picture.server");

const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

test("a picture is resized once and cached", async () => {
  const { getPicture } = await start();
  expect(await widthOf(await getPicture("/upload/a.jpg", 96, "webp"))).toBe(96);
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/^[\da-f]{32}-96\.webp$/)]);
  await writeFile(path.join(folder, names[0] ?? ""), "kept");
  expect(String(await getPicture("/upload/a.jpg", 96, "webp"))).toBe("kept");
});

test("a transparent ground becomes white in a JPEG and stays in the other formats", async () => {
  const ground = { width: 40, height: 30, channels: 4, background: "#ff000000" } as const;
  original = await sharp({ create: ground }).png().toBuffer();
  const { getPicture } = await start();
  const pixel = async (format: Pictures.PictureFormat) =>
    [
      ...(await sharp(await getPicture("/upload/a.png", 96, format))
        .raw()
        .toBuffer()),
    ].slice(0, 4);
  expect((await pixel("jpeg")).slice(0, 3)).toEqual([255, 255, 255]);
  expect((await pixel("webp"))[3]).toBe(0);
  expect((await pixel("avif"))[3]).toBe(0);
});

test("a picture that cannot be cached is still served, and leaves no part file", async () => {
  const { getPicture } = await start();
  await getPicture("/upload/a.jpg", 96, "webp");
  const [name = ""] = await readdir(folder);
  await rm(path.join(folder, name));
  // Writing there fails with ENOSPC, as on a full disk.
  await symlink("/dev/full", path.join(folder, `${name}.${process.pid}.part`));
  expect(await widthOf(await getPicture("/upload/a.jpg", 96, "webp"))).toBe(96);
  expect(await readdir(folder)).toEqual([]);
});

test("a picture is served even if its folder cannot be created", async () => {
  const { getPicture } = await start();
  await writeFile(folder, "no folder");
  expect(await widthOf(await getPicture("/upload/a.jpg", 320, "jpeg"))).toBe(320);
});

test("the next start removes old part files, but not those that another process is writing", async () => {
  await mkdir(folder);
  const [old, fresh, whole] = ["a-96.webp.1.part", "b-96.webp.2.part", "c-96.webp"];
  for (const name of [old, fresh, whole]) await writeFile(path.join(folder, name), "half");
  const before = new Date(Date.now() - 10 * 60_000);
  for (const name of [old, whole]) await utimes(path.join(folder, name), before, before);
  await start();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([fresh, whole]));
});
