import { describe, expect, it } from "vitest";

import { readEnvironment } from "./env";

describe("the API's settings", () => {
  it("have defaults without faults on demand", () => {
    expect(readEnvironment({ API_PORT: "" })).toEqual({
      port: 3001,
      host: "127.0.0.1",
      dataDir: ".data",
      shopDir: null,
      products: 700,
      faults: false,
      siteUrl: "http://localhost:3000",
    });
  });

  it.each(["development", "test"])("allow faults in %s", (NODE_ENV) =>
    expect(readEnvironment({ NODE_ENV }).faults).toBe(true),
  );

  it("accept port 0 and a URL with a trailing slash", () => {
    expect(readEnvironment({ API_PORT: "0", SITE_URL: "https://shop.example/" })).toMatchObject({
      port: 0,
      siteUrl: "https://shop.example",
    });
  });

  it("report all errors in one line", () => {
    const read = () => readEnvironment({ API_PORT: "80000", SEED_PRODUCTS: "many", SITE_URL: "ftp://x" });
    expect(read).toThrow(/^API_PORT .*; SEED_PRODUCTS .*; SITE_URL [^\n]*$/);
  });
});
