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
  it("stores the drawn picture and then returns it from the disk", async () => {
    const path = "/upload/catalog/tape-30-0.png";
    const drawn = await picture(dir, path);
    expect(await readFile(join(dir, path))).toEqual(drawn);
    await writeFile(join(dir, path), "kept");
    expect(String(await picture(dir, path))).toBe("kept");
  });

  it("draws once for parallel requests and leaves no temporary file", async () => {
    const path = "/upload/catalog/disc-40-2.png";
    const answers = await Promise.all([picture(dir, path), picture(dir, path), picture(dir, path)]);
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).toBe(answers[0]);
    expect(await readdir(join(dir, "upload/catalog"))).toEqual(["disc-40-2.png"]);
  });

  it.each([
    "/upload/catalog/../../../etc/passwd.png",
    "/upload/../secret.jpg",
    "/upload/catalog/..%2f..%2fpasswd.png",
    "/upload/catalog/drill-1-0.png\0.jpg",
    "upload/catalog/drill-1-0.jpg",
    "/upload/catalog/nothing-1-0.png",
  ])("returns null for %j and writes nothing", async (path) => {
    expect(await picture(dir, path)).toBeNull();
    expect(await readdir(dir)).toEqual([]);
  });

  it("empties a full folder before it stores another picture", async () => {
    for (const number of [1, 2, 3]) await picture(dir, `/upload/catalog/tape-${number}-0.png`, 2);
    expect(await readdir(join(dir, "upload/catalog"))).toEqual(["tape-3-0.png"]);
  });

  it("returns a picture that it cannot store", async () => {
    const file = join(dir, "file");
    await writeFile(file, "");
    expect((await picture(file, "/upload/catalog/drill-10-0.png"))?.byteLength).toBeGreaterThan(1000);
    expect((await stat(file)).size).toBe(0);
  });
});

describe("removeDrafts", () => {
  it("removes only the incomplete files of an earlier process", async () => {
    const path = "/upload/catalog/tape-30-0.png";
    await picture(dir, path);
    await writeFile(join(dir, `${path}.1234.tmp`), "half");
    await removeDrafts(dir);
    expect(await readdir(join(dir, "upload/catalog"))).toEqual(["tape-30-0.png"]);
  });

  it("accepts a folder that does not exist", async () => {
    await expect(removeDrafts(join(dir, "nothing"))).resolves.toBeUndefined();
  });
});
