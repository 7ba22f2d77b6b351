import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { picture, removeDrafts } from "./store";

let dir = "";

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "pictures-"));
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

describe("picture", () => {
  it("keeps what it has drawn and returns it from the disk afterwards", async () => {
    const path = "/upload/catalog/tape-30-0.jpg";
    const drawn = await picture(dir, path);
    expect(await readFile(join(dir, path))).toEqual(drawn);
    await writeFile(join(dir, path), "kept");
    expect(String(await picture(dir, path))).toBe("kept");
  });

  it("draws once for requests that come together and leaves no draft behind", async () => {
    const path = "/upload/catalog/disc-40-2.jpg";
    const answers = await Promise.all([picture(dir, path), picture(dir, path), picture(dir, path)]);
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).toBe(answers[0]);
    expect(await readdir(join(dir, "upload/catalog"))).toEqual(["disc-40-2.jpg"]);
  });

  it.each([
    "/upload/catalog/../../../etc/passwd.jpg",
    "/upload/../secret.jpg",
    "/upload/catalog/..%2f..%2fpasswd.jpg",
    "/upload/catalog/drill-1-0.jpg\0.jpg",
    "upload/catalog/drill-1-0.jpg",
    "/upload/catalog/nothing-1-0.jpg",
  ])("answers null for %j and writes nothing", async (path) => {
    expect(await picture(dir, path)).toBeNull();
    expect(await readdir(dir)).toEqual([]);
  });

  it("returns what it cannot store", async () => {
    const file = join(dir, "file");
    await writeFile(file, "");
    expect((await picture(file, "/upload/catalog/drill-10-0.jpg"))?.byteLength).toBeGreaterThan(1000);
    expect((await stat(file)).size).toBe(0);
  });
});

describe("removeDrafts", () => {
  it("takes away what a process has left half written, and nothing else", async () => {
    const path = "/upload/catalog/tape-30-0.jpg";
    await picture(dir, path);
    await writeFile(join(dir, `${path}.1234.tmp`), "half");
    await removeDrafts(dir);
    expect(await readdir(join(dir, "upload/catalog"))).toEqual(["tape-30-0.jpg"]);
  });

  it("has nothing to do where nothing was drawn", async () => {
    await expect(removeDrafts(join(dir, "nothing"))).resolves.toBeUndefined();
  });
});
