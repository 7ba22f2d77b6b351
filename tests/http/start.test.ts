import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { launch } from "../fixtures/launcher";
import { freePort } from "../fixtures/ports";

const portOf = (url: string) => new URL(url).port;
const busy = "is busy: stop what listens there or set another port";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "verstak-start-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Valid settings. */
async function goodSettings() {
  const [port, apiPort] = [await freePort(), await freePort()];
  return { PORT: String(port), API_PORT: String(apiPort), API_URL: "", DATA_DIR: dataDir, LOG_LEVEL: "error" };
}

describe("a failed start reports each fault on a line and exits with code 1", () => {
  test("when variables are malformed", async () => {
    const env = { ...(await goodSettings()), PORT: "30O0", SITE_URL: "shop.example", DEBUG: "2" };
    expect(await launch("start", env).ended).toEqual({
      code: 1,
      out: [],
      errors: [
        "PORT=30O0 is not a whole number from 1 to 65535",
        "SITE_URL=shop.example is not an address such as https://shop.example",
        "DEBUG=2 is not one of 0, 1, false, true",
      ],
    });
  });

  test("when the map is on without a key, or its settings are invalid", async () => {
    const env = { ...(await goodSettings()), MAPS: "1", MAPS_KEY: "", MAPS_VERSION: "v2" };
    expect(await launch("start", env).ended).toEqual({
      code: 1,
      out: [],
      errors: [
        "MAPS_VERSION=v2 is not a setting of the map, which has MAPS and MAPS_KEY",
        "MAPS_KEY is not set: the map needs it, or set MAPS=0",
      ],
    });
    expect((await launch("start", { ...(await goodSettings()), MAPS: "yes" }).ended).errors).toEqual([
      "MAPS=yes is not one of 0, 1, false, true",
    ]);
  });

  test("when the ports of the shop and of the API are taken", async () => {
    const [PORT, API_PORT] = [portOf(inject("shopUrl")), portOf(inject("apiUrl"))];
    expect(await launch("start", { ...(await goodSettings()), PORT, API_PORT }).ended).toEqual({
      code: 1,
      out: [],
      errors: [`PORT=${PORT} ${busy}`, `API_PORT=${API_PORT} ${busy}`],
    });
  });

  test("when the data folder cannot be written", async () => {
    const DATA_DIR = join(process.execPath, "data");
    expect(await launch("start", { ...(await goodSettings()), DATA_DIR }).ended).toEqual({
      code: 1,
      out: [],
      errors: [`DATA_DIR=${DATA_DIR} cannot be written (ENOTDIR)`],
    });
  });

  test("when the data folder cannot keep the secret, as on a full disk", async () => {
    const DATA_DIR = await mkdtemp(join(dataDir, "full-"));
    await mkdir(join(DATA_DIR, "session-secret"));
    expect(await launch("start", { ...(await goodSettings()), DATA_DIR, SESSION_SECRETS: "" }).ended).toEqual({
      code: 1,
      out: [],
      errors: [`DATA_DIR=${DATA_DIR} cannot keep the file session-secret (EISDIR)`],
    });
  });

  test("when the shop alone has no API address", async () => {
    expect(await launch("serve", { ...(await goodSettings()), SESSION_SECRETS: "" }).ended).toEqual({
      code: 1,
      out: [],
      errors: [
        "API_URL is not set: the shop alone needs the address of its API",
        "SESSION_SECRETS is not set: make one with `openssl rand -hex 32`",
      ],
    });
  });
});

describe("a start that succeeds", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "prints the URLs, and on %s completes open requests",
    async (signal) => {
      const settings = await goodSettings();
      const shop = `http://localhost:${settings.PORT}`;
      const api = `http://127.0.0.1:${settings.API_PORT}`;
      const { child, ended, wrote } = launch("start", { ...settings, NODE_ENV: "test" });
      await wrote("Stop with Ctrl-C.");

      await slowDownNextCall(api, "/api/app/catalog/view");
      const page = fetch(`${shop}/catalog`);
      await waitForSlowCall(api);
      child.kill(signal);

      expect((await page).status).toBe(200);
      expect(await (await page).text()).toContain("</html>");
      const { code, out, errors } = await ended;
      expect({ code, errors }).toEqual({ code: 0, errors: [] });
      expect(out).toEqual(expect.arrayContaining([`Shop    ${shop}`, `API     ${api}`, `Outbox  ${api}/outbox`]));
      await expect(fetch(`${shop}/healthz`)).rejects.toThrow("fetch failed");
      await expect(fetch(`${api}/outbox`)).rejects.toThrow("fetch failed");
    },
    60_000,
  );
});

/** Makes the API take a second for the next call of a path. */
async function slowDownNextCall(api: string, path: string) {
  const body = JSON.stringify({ path, fault: "slow", ms: 1000, times: 1 });
  const headers = { "Content-Type": "application/json" };
  expect((await fetch(`${api}/scenario`, { method: "POST", body, headers })).ok).toBe(true);
}

/** Waits until the API has received that call, which uses up the fault. */
async function waitForSlowCall(api: string) {
  const asked = async (): Promise<unknown> => (await fetch(`${api}/scenario`)).json();
  await expect.poll(asked, { timeout: 5000 }).toEqual({ data: { rules: [] } });
}
