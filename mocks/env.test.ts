import { describe, expect, it } from "vitest";

import { readEnvironment } from "./env";

describe("the API's settings", () => {
  it("have defaults without faults on demand", () => {
    expect(readEnvironment({ API_PORT: "" })).toEqual({
      allowsPrivatePictures: false,
      port: 3001,
      host: "127.0.0.1",
      dataDir: ".data",
      shopDir: null,
      products: 700,
      faults: false,
      siteUrl: "http://localhost:3000",
      gateways: { smtpUrl: null, smsUrl: null, orderWebhook: null },
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

  it("have gateways for messages and orders", () => {
    const given = {
      SMTP_URL: "smtps://me:secret@mail.example:465",
      SMS_URL: "https://sms.example/send?key=1&to={phone}&msg={text}",
      ORDER_WEBHOOK_URL: "https://crm.example/orders?shop=1",
      ORDER_WEBHOOK_SECRET: "a secret of many characters",
    };
    expect(readEnvironment(given).gateways).toEqual({
      smtpUrl: given.SMTP_URL,
      smsUrl: given.SMS_URL,
      orderWebhook: { url: given.ORDER_WEBHOOK_URL, secret: given.ORDER_WEBHOOK_SECRET },
    });
  });

  it.each([
    [{ SMTP_URL: "mail.example" }, /^SMTP_URL/],
    [{ SMS_URL: "https://sms.example/send?to={phone}" }, /^SMS_URL must have/],
    [{ ORDER_WEBHOOK_URL: "https://crm.example" }, /set together/],
    [{ ORDER_WEBHOOK_SECRET: "short" }, /^ORDER_WEBHOOK_SECRET/],
  ])("reject %j", (given, message) => expect(() => readEnvironment(given)).toThrow(message));

  it("report all errors in one line", () => {
    const read = () => readEnvironment({ API_PORT: "80000", SEED_PRODUCTS: "many", SITE_URL: "ftp://x" });
    expect(read).toThrow(/^API_PORT .*; SEED_PRODUCTS .*; SITE_URL [^\n]*$/);
  });
});
