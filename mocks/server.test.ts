import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, createReadStream, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";

import { catalogInfo } from "~/api/schemas/catalog";
import { connectDatabase } from "#mocks/db/open";
import { listen, stop } from "#mocks/http";
import { feedOf, offerOf } from "#mocks/import/testing";

// Some of these tests start two processes, and tsx compiles the code for each of them.
const patience = 60_000;
const root = fileURLToPath(new URL("..", import.meta.url));
const teaShop = join(root, "tests/fixtures/tea-shop");

let folder: string;
let started: ChildProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "shop-"))));
afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

function run(file: string, env: Record<string, string>, words: string[] = []) {
  const child = spawn(process.execPath, ["--import", "tsx", file, ...words], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      API_PORT: "0",
      DATA_DIR: folder,
      SEED_PRODUCTS: "20",
      ...env,
    },
  });
  started.push(child);
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  const ended = new Promise<{ code: number | null } & typeof output>((resolve) =>
    child.on("close", (code) => resolve({ code, ...output })),
  );
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [, url] = /^API listening on (http:\S+)$/m.exec(output.stdout) ?? [];
      if (url) resolve(url);
    });
    void ended.then(({ stderr }) => reject(new Error(`The API exited: ${stderr}`)));
  });
  listening.catch(() => undefined);
  return { child, ended, listening };
}

const text = async (url: string) => (await fetch(url)).text();
const start = (env: Record<string, string> = {}) => run("mocks/server.ts", env);

describe("the API's process", { timeout: patience }, () => {
  /** Signals the process during a slow request, and expects it to respond before it exits. */
  async function endMeanwhile({ child, ended }: ReturnType<typeof start>, url: string, signal: "SIGTERM" | "SIGINT") {
    const once = { path: "/api/app/settings/view", fault: "slow", ms: 300, times: 1 };
    const headers = { "content-type": "application/json" };
    await fetch(`${url}/scenario`, { method: "POST", headers, body: JSON.stringify(once) });
    const slow = fetch(`${url}/api/app/settings/view`);
    // The list of rules is empty as soon as the slow call has started.
    while ((await text(`${url}/scenario`)) !== '{"data":{"rules":[]}}');
    child.kill(signal);
    expect((await slow).status).toBe(200);
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  }

  it("prints its URL, finishes open requests on SIGTERM and exits with 0", async () => {
    const api = start({ NODE_ENV: "test" });
    await endMeanwhile(api, await api.listening, "SIGTERM");
  });

  it("exits with 0 on SIGINT, keeps visitors' data until it is reset, follows the shop's folder, and has no faults on demand in production", async () => {
    const first = start({ NODE_ENV: "test" });
    const url = await first.listening;
    const product = z.object({ data: catalogInfo }).parse(JSON.parse(await text(`${url}/api/app/catalog/info`))).data
      .products[0]?.id;
    await fetch(`${url}/api/app/favorite/${product}/add?uid=u`, { method: "POST" });
    expect((await fetch(`${url}/api/app/about/view`)).status).toBe(404);
    await endMeanwhile(first, url, "SIGINT");
    // With a feed of its own, the folder would replace the goods.
    const shop = join(folder, "shop");
    cpSync(teaShop, shop, { recursive: true, filter: (path) => !path.endsWith("catalog.yml") });
    writeFileSync(join(shop, "shop.json"), '{ "demo": { "customers": [] } }');
    const second = start({ NODE_ENV: "production", SHOP_DIR: shop });
    const again = await second.listening;
    expect(await text(`${again}/api/app/favorite/list?uid=u`)).toBe(`{"data":{"list":[${product}]}}`);
    expect(await text(`${again}/api/app/about/view`)).toContain("Мы возим чай");
    expect((await fetch(`${again}/upload/shop/news/tea-party.png`)).status).toBe(200);
    expect((await fetch(`${again}/scenario`)).status).toBe(404);
    const asked = await fetch(`${again}/api/app/settings/view`, { headers: { "x-scenario": "status=500" } });
    expect(asked.status).toBe(200);
    expect((await run("mocks/reset.ts", {}).ended).stderr).toContain("in use");
    second.child.kill("SIGTERM");
    await second.ended;
    expect(await run("mocks/reset.ts", {}).ended).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).not.toContain("shop.sqlite");
  });
});

describe("npm run orders", { timeout: patience }, () => {
  const orders = (words: string[]) => run("mocks/owner/run.ts", {}, ["orders", ...words]).ended;

  it("works while the API runs, which shows the change at once", async () => {
    // Only the demo shop has orders from the start.
    const api = start({
      ...{ NODE_ENV: "test", SHOP_DIR: "mocks/demo", SEED_PRODUCTS: "1200" },
      ...{ SITE_URL: "https://shop.example", SMTP_URL: "smtp://127.0.0.1:9" },
    });
    const url = await api.listening;
    const number = /^\d+/.exec((await orders(["list", "new"])).stdout)?.[0] ?? "";
    expect(await orders(["set", number, "ready"])).toMatchObject({ code: 0, stdout: `Order ${number}: new → ready\n` });
    const outbox = await text(`${url}/outbox`);
    expect(outbox).toContain(number);
    // As the running shop writes, although the command's own environment names no shop, address or mail server.
    expect(outbox).toContain("https://shop.example/");
    expect(outbox).toContain("Верстак");
    const db = connectDatabase(join(folder, "shop.sqlite"));
    const [state] = db.column<string>("select state from message where kind = 'email' order by id desc limit 1");
    db.close();
    expect(state).toBe("waiting");
    const { code, stderr } = await orders(["set", number, "sold"]);
    expect([code, stderr.split(":")[0]]).toEqual([1, "There is no status “sold”"]);
    api.child.kill("SIGTERM");
    await api.ended;
  });

  it("says that there is no data yet", async () => {
    const { code, stderr } = await orders(["list"]);
    expect([code, stderr.split(":")[0]]).toEqual([1, "There is no data yet"]);
  });
});

describe("npm run shop:import", { timeout: patience }, () => {
  const goods = async (url: string) => {
    const { products } = z
      .object({ data: catalogInfo })
      .parse(JSON.parse(await text(`${url}/api/app/catalog/info`))).data;
    return products.map(({ name }) => name);
  };
  const import_ = (source: string, SHOP_DIR = teaShop) => run("mocks/import/command.ts", { SHOP_DIR }, [source]);

  it("imports a feed by its address into a running API, which shows it at once with its texts", async () => {
    const feeds = createHttpServer((_, response) => createReadStream(join(teaShop, "catalog.yml")).pipe(response));
    const host = await listen(feeds, 0, "127.0.0.1");
    const shop = join(folder, "shop");
    cpSync(teaShop, shop, { recursive: true, filter: (path) => !path.endsWith("catalog.yml") });
    const api = start({ SHOP_DIR: shop });
    const url = await api.listening;
    // The goods of the examples are not the owner's.
    expect(await goods(url)).toEqual([]);
    writeFileSync(join(shop, "catalog.en.yml"), feedOf(offerOf("lung-50", "Longjing tea")));
    const { code, stdout } = await import_(`${host}/catalog.yml`, shop).ended;
    expect([code, stdout]).toEqual([0, expect.stringContaining("Added 28, changed 0")]);
    await expect.poll(() => goods(url), { timeout: patience }).not.toEqual([]);
    expect((await goods(url)).join()).toContain("Лунцзин");
    // Beside the folder's own texts in another language.
    const english = await fetch(`${url}/api/app/catalog/info`, { headers: { "accept-language": "en" } });
    expect(await english.text()).toContain("Longjing tea");
    expect((await fetch(`${url}/api/app/about/view`)).status).toBe(200);
    feeds.closeAllConnections();
    await stop(feeds);
    api.child.kill("SIGTERM");
    await api.ended;
  });

  it("is tried by the check of the shop's folder, which changes nothing", async () => {
    const { code, stdout } = await run("mocks/import/check.ts", {}, [teaShop]).ended;
    expect([code, stdout]).toEqual([0, "catalog.yml: 28 offers can be imported, 0 are left out\n"]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is tried with the texts: the check names what a start would refuse", async () => {
    const shop = join(folder, "shop");
    cpSync(teaShop, shop, { recursive: true });
    const fields = "preview: Улун\npublishedAt: 2026-11-14\nproducts: { sections: [chay, nowhere], limit: 3 }";
    for (const slug of ["oolong", "puer"])
      writeFileSync(join(shop, `news/ru/${slug}.md`), `---\nname: Чай\n${fields}\n---\n\nНовый чай.\n`);
    const fault = (slug: string) => `news/ru/${slug}.md: “products.sections” names nowhere, which is not a section`;
    const checked = await run("mocks/import/check.ts", {}, [shop]).ended;
    expect([checked.code, checked.stderr]).toEqual([1, `${fault("oolong")}\n${fault("puer")}\n`]);
    const { code, stderr } = await start({ SHOP_DIR: shop }).ended;
    expect([code, stderr]).toEqual([1, `API: ${fault("oolong")}; ${fault("puer")}\n`]);
  });

  it("needs a folder of the shop's own, because the demo shop's texts name its goods", async () => {
    const { code, stderr } = await import_(join(teaShop, "catalog.yml"), "mocks/demo").ended;
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^SHOP_DIR does not name a folder of your own: .*\n$/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("leaves the shop as it was when it is killed", async () => {
    const offers = Array.from({ length: 20_000 }, (_, index) => offerOf(String(index), `Чай ${index}`)).join("");
    writeFileSync(join(folder, "large.yml"), feedOf(offers));
    expect(await import_(join(teaShop, "catalog.yml")).ended).toMatchObject({ code: 0 });
    const killed = import_(join(folder, "large.yml"));
    await new Promise<void>((resolve) => killed.child.stdout.once("data", () => resolve()));
    killed.child.kill("SIGKILL");
    await killed.ended;
    const db = connectDatabase(join(folder, "shop.sqlite"));
    expect(db.get("select count(*) as count from product where hidden = 0")).toEqual({ count: 28 });
    db.close();
    expect(await import_(join(teaShop, "catalog.yml")).ended).toMatchObject({ code: 0 });
  });
});

describe("an error at start is reported in one line, with exit code 1", { timeout: patience }, () => {
  it("for a busy port", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const { code, stderr } = await start({ API_PORT: String(port) }).ended;
    expect([code, stderr]).toEqual([1, `API: API_PORT ${port} on 127.0.0.1 is in use\n`]);
    other.close();
  });

  it("for an invalid variable", async () => {
    const { code, stderr } = await start({ API_PORT: "abc" }).ended;
    expect([code, stderr]).toEqual([1, "API: API_PORT must be a whole number from 0 to 65535\n"]);
  });

  it("for a wrong file in the shop's folder", async () => {
    mkdirSync(join(folder, "news/ru"), { recursive: true });
    writeFileSync(join(folder, "news/ru/tea.md"), "---\nname: Чай\npreview: Улун\n---\n\nНовый чай.\n");
    const { code, stderr } = await start({ SHOP_DIR: folder }).ended;
    expect([code, stderr]).toEqual([1, `API: ${folder}/news/ru/tea.md: “publishedAt” is missing\n`]);
    expect(readdirSync(folder)).not.toContain("shop.sqlite");
  });

  it("for a data folder that cannot be created", async () => {
    writeFileSync(join(folder, "file"), "");
    const { code, stderr } = await start({ DATA_DIR: join(folder, "file", "data") }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^API: DATA_DIR .* cannot be written: .*\n$/);
  });
});
