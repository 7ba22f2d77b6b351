import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { connectDatabase } from "#mocks/db/open";
import { getEnteredCode, setPromo } from "#mocks/db/queries/basket";
import { isBusy } from "#mocks/db/query";
import { listen, stop } from "#mocks/http";

import { importFeed } from "./import-feed";
import { createPictures } from "./pictures";
import { createImporter, feedOf, offerOf } from "./testing";

let importer: ReturnType<typeof createImporter>;
let server: ReturnType<typeof createServer>;
let address: string;
let answer: (outgoing: ServerResponse) => void;
beforeEach(async () => {
  importer = createImporter();
  server = createServer((_, outgoing) => answer(outgoing));
  address = `${await listen(server, 0, "127.0.0.1")}/feed.yml`;
});
afterEach(async () => {
  server.closeAllConnections();
  await stop(server);
  importer.close();
});

const feed = feedOf(offerOf("1", "Пуэр"));
const half = feed.length / 2;

it("imports a feed from an address, and lets others write while it is downloaded", async () => {
  const file = join(importer.folder, "shop.sqlite");
  const [db, other] = [connectDatabase(file), connectDatabase(file)];
  other.raw.pragma("busy_timeout = 0");
  answer = (outgoing) => {
    outgoing.write(feed.slice(0, half));
    setPromo(other, "u", "CODE");
    outgoing.end(feed.slice(half));
  };
  const pictures = createPictures(null, importer.folder);
  expect(await importFeed({ db, source: address, pictures })).toMatchObject({ added: 1, leftOut: 0 });
  expect(getEnteredCode(db, "u")).toBe("CODE");
  db.close();
  other.close();
});

it("names the address of a feed that cannot be downloaded", async () => {
  answer = (outgoing) => outgoing.writeHead(404).end();
  await expect(importer.run("", { source: address })).rejects.toThrow(`${address} answers with status 404`);
  answer = (outgoing) => outgoing.write(feed.slice(0, half), () => outgoing.destroy());
  await expect(importer.run("", { source: address })).rejects.toThrow(`${address} cannot be read`);
});

it("says that another import is running", async () => {
  const file = join(importer.folder, "shop.sqlite");
  const [db, other] = [connectDatabase(file), connectDatabase(file)];
  other.raw.exec("begin immediate");
  db.raw.pragma("busy_timeout = 0");
  await expect(importer.run(feed, { db })).rejects.toThrow("Another process, such as an import, is writing");
  const connect = () => connectDatabase(file, 0);
  expect(connect).toThrow("Another process, such as an import, is writing");
  // The API waits for the import when it starts.
  expect(connect).toThrow(expect.toSatisfy(isBusy));
  other.raw.exec("rollback");
  db.close();
  other.close();
});

const openFiles = "/proc/self/fd";

it.runIf(existsSync(openFiles)).each([
  ["", (text: string) => text],
  ["packed ", (text: string) => gzipSync(text, { level: 0 })],
])("closes a %sfeed that is malformed in its middle", async (_, pack) => {
  const malformed = feed.replace("</name>", "</nam>") + " ".repeat(400_000);
  await expect(importer.run(pack(malformed))).rejects.toThrow("malformed");
  const names = () =>
    readdirSync(openFiles).flatMap((name) => {
      const link = join(openFiles, name);
      return existsSync(link) ? readlinkSync(link) : [];
    });
  await vi.waitFor(() => expect(names()).not.toContain(join(importer.folder, "feed.yml")));
});
