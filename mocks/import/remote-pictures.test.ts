import { readdirSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";

import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { listen, stop } from "#mocks/http";

import { isPrivate } from "./download";
import { storePicture } from "./pictures";
import { downloadPictures, type RemoteOptions } from "./remote-pictures";
import { createImporter, feedOf, offerOf } from "./testing";

const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#125a36" } })
  .png()
  .toBuffer();

type Answer = (response: ServerResponse) => void;
const send = (status: number, type: string, body: string | Buffer) => (response: ServerResponse) =>
  void response.writeHead(status, { "content-type": type }).end(body);
const picture = send(200, "image/png", png);
const redirect = (location: string) => (response: ServerResponse) => void response.writeHead(302, { location }).end();

let importer: ReturnType<typeof createImporter>;
let answers: Record<string, Answer>;
let asked: string[];
let host: string;
let close: () => Promise<void>;

beforeEach(async () => {
  importer = createImporter();
  [answers, asked] = [{}, []];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    (answers[url] ?? picture)(response);
  });
  host = await listen(server, 0, "127.0.0.1");
  close = () => {
    server.closeAllConnections();
    return stop(server);
  };
});
afterEach(async () => {
  importer.close();
  await close();
});

/** Imports an offer for each list of picture addresses. */
const importOffers = (...offers: string[][]) =>
  importer.run(
    feedOf(
      offers
        .map((urls, index) =>
          offerOf(String(index + 1), "Улун", urls.map((url) => `<picture>${url}</picture>`).join("")),
        )
        .join(""),
    ),
  );

/** Downloads what waits; returns the summary, and each problem's reason by the path of its address. */
async function download(options: Partial<RemoteOptions> = {}) {
  const problems: Record<string, string> = {};
  const report = ({ subject, reason }: { subject: string; reason: string }) => {
    problems[subject.replace(host, "")] = reason;
  };
  const { db, folder } = importer;
  const summary = await downloadPictures({ db, folder: `${folder}/stored`, allowsPrivate: true, report, ...options });
  return { ...summary, problems };
}

/** How many pictures each product shows. */
const shown = () =>
  importer.db
    .all<{ count: number }>("select json_array_length(pictures) as count from product order by id")
    .map(({ count }) => count);

describe("pictures by address", () => {
  it("are shown once they are stored, and downloaded once for all their products and imports", async () => {
    const [one, two] = [`${host}/1.png`, `${host}/2.png`];
    await importOffers([one, two], [two]);
    expect(shown()).toEqual([0, 0]);
    expect(await download()).toMatchObject({ stored: 2, failed: 0 });
    expect(shown()).toEqual([2, 1]);
    expect(await importOffers([one, two], [two])).toMatchObject({ unchanged: 2 });
    expect(await download()).toMatchObject({ stored: 0, failed: 0 });
    expect([asked.sort(), shown()]).toEqual([
      ["/1.png", "/2.png"],
      [2, 1],
    ]);
  });

  it("stand in the feed's order, among pictures of the folder", async () => {
    importer.file("own.png", png);
    await importOffers([`${host}/1.png`, "own.png"]);
    const pictures = () => importer.db.get<{ own: string }>("select pictures ->> 0 as own from product")?.own;
    const own = pictures();
    await download();
    const [, second] = [pictures(), importer.db.get<{ own: string }>("select pictures ->> 1 as own from product")?.own];
    expect(shown()).toEqual([2]);
    expect(second).toBe(own);
  });

  it("are shown without a file of the folder that is not a picture", async () => {
    importer.file("broken.png", "no picture");
    await importOffers(["broken.png", `${host}/1.png`]);
    await download();
    expect(shown()).toEqual([1]);
  });

  it("that cannot be had are named with the reason, and tried again the next time", async () => {
    answers["/gone.png"] = send(404, "text/plain", "gone");
    answers["/page.png"] = send(200, "text/html", "<p>no picture</p>");
    answers["/broken.png"] = send(200, "image/png", "broken");
    answers["/large.png"] = send(200, "image/png", Buffer.alloc(15_000_001));
    answers["/loop.png"] = redirect("/loop.png");
    answers["/file.png"] = redirect("file:///etc/hosts");
    answers["/moved.png"] = redirect("/there.png");
    const names = ["gone", "page", "broken", "large", "loop", "file", "moved"];
    await importOffers(names.map((name) => `${host}/${name}.png`));
    const { problems, stored, failed } = await download();
    expect([stored, failed]).toEqual([1, 6]);
    expect(problems).toEqual({
      "/gone.png": "HTTP 404",
      "/page.png": "the answer is text/html, not a picture",
      "/broken.png": "the file is not a picture",
      "/large.png": "the picture is larger than 15 MB",
      "/loop.png": "more than 3 redirects",
      "/file.png": "the address is not http or https",
    });
    answers = {};
    expect(await download()).toMatchObject({ stored: 6, failed: 0 });
    expect(shown()).toEqual([7]);
  });

  it("are not fetched from private addresses, by name, in digits or by a redirect, unless allowed", async () => {
    const port = new URL(host).port;
    await importOffers([`http://localhost:${port}/1.png`, `${host}/2.png`, `http://[::1]:${port}/3.png`]);
    const { failed, problems } = await download({ allowsPrivate: false });
    expect([failed, asked]).toEqual([3, []]);
    expect(Object.values(problems).sort()).toEqual([
      "127.0.0.1 is a private address, which only PRIVATE_PICTURES=1 allows",
      "::1 is a private address, which only PRIVATE_PICTURES=1 allows",
      "localhost is a private address, which only PRIVATE_PICTURES=1 allows",
    ]);
  });

  it("of a host that breaks off its answers are left for the next time too", async () => {
    const names = Array.from({ length: 15 }, (_, index) => `/${index}.png`);
    for (const name of names)
      answers[name] = (response) =>
        void response.writeHead(200, { "content-type": "image/png" }).write("PNG", () => response.destroy());
    await importOffers(names.map((name) => host + name));
    expect(await download()).toMatchObject({ stored: 0, failed: 15 });
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it("of a host that does not answer are left for the next time after a few tries", async () => {
    const port = new URL(host).port;
    const urls = Array.from({ length: 15 }, (_, index) => `http://127.0.0.1:1/${index}.png`);
    await importOffers([...urls, `http://127.0.0.1:${port}/1.png`]);
    const { stored, failed, problems } = await download();
    expect([stored, failed]).toEqual([1, 15]);
    const reason = "connect ECONNREFUSED 127.0.0.1:1";
    const named = Object.values(problems).filter((each) => each === reason).length;
    // Those already under way are named too.
    expect(named).toBeGreaterThanOrEqual(5);
    expect(named).toBeLessThanOrEqual(8);
    expect(problems["127.0.0.1:1"]).toBe(`${reason}: ${15 - named} more pictures`);
  });

  it("of a host with a private address are left after a few lines that say why", async () => {
    await importOffers(Array.from({ length: 15 }, (_, index) => `http://192.168.0.5/${index}.png`));
    const { failed, problems } = await download({ allowsPrivate: false });
    const reason = "192.168.0.5 is a private address, which only PRIVATE_PICTURES=1 allows";
    const named = Object.values(problems).filter((each) => each === reason).length;
    expect([failed, asked]).toEqual([15, []]);
    expect(problems["192.168.0.5"]).toBe(`${reason}: ${15 - named} more pictures`);
  });

  it("are downloaded four at a time; an ended download goes on the next time", async () => {
    const waiting: ServerResponse[] = [];
    const names = Array.from({ length: 6 }, (_, index) => `/${index}.png`);
    for (const name of names) answers[name] = (response) => void waiting.push(response);
    await importOffers(names.map((name) => host + name));
    const ending = new AbortController();
    const first = download({
      signal: ending.signal,
      progress: (count) => (count === 2 ? ending.abort() : undefined),
    });
    while (waiting.length < 4) await new Promise(setImmediate);
    expect(asked).toHaveLength(4);
    for (const response of waiting.splice(0, 2)) picture(response);
    expect(await first).toMatchObject({ stored: 2, failed: 0, problems: {} });
    answers = {};
    expect(await download()).toMatchObject({ stored: 4, failed: 0 });
    expect(shown()).toEqual([6]);
  });
});

it("a picture that two processes store at once is whole, and neither fails", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const large = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#125a36", noise } })
    .png()
    .toBuffer();
  const target = join(importer.folder, "stored", "one.jpg");
  const stored = await Promise.all(Array.from({ length: 6 }, () => storePicture(large, target)));
  expect(stored).toEqual(stored.map(() => true));
  expect(readdirSync(join(importer.folder, "stored"))).toEqual(["one.jpg"]);
});

it.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.31.255.255", true],
  ["192.168.0.5", true],
  ["169.254.169.254", true],
  ["100.64.0.1", true],
  ["0.0.0.0", true],
  ["::1", true],
  ["fd00::1", true],
  ["::ffff:10.0.0.1", true],
  ["93.184.216.34", false],
  ["172.32.0.1", false],
  ["2606:2800:220:1:248:1893:25c8:1946", false],
])("%s is private: %s", (address, expected) => expect(isPrivate(address)).toBe(expected));
