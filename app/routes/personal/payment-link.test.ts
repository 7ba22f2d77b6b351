import { expect, test } from "vitest";

import { allowedPaymentLink } from "./payment-link";

const hosts = ["pay.example", "bank.example:8443"];

test.each(["https://pay.example/orders/1?key=a", "http://pay.example/", "https://bank.example:8443/x"])(
  "a shopper may be sent to %s",
  (link) => {
    expect(allowedPaymentLink(link, hosts)).toBe(link);
  },
);

test("the port of the protocol and letters of any size change nothing", () => {
  expect(allowedPaymentLink("HTTPS://Pay.Example:443/A", hosts)).toBe("https://pay.example/A");
});

test.each([
  ["another host", "https://evil.example/"],
  ["a host that ends alike", "https://evilpay.example/"],
  ["a host that begins alike", "https://pay.example.evil.example/"],
  ["another port", "https://pay.example:8443/"],
  ["a host that stands for a user", "https://pay.example@evil.example/"],
  ["a user", "https://evil.example@pay.example/"],
  ["a password", "https://:secret@pay.example/"],
  ["a script", "javascript://pay.example/%0aalert(1)"],
  ["data", "data:text/html,pay.example"],
  ["another protocol", "ftp://pay.example/"],
  ["a path", "/pay/1"],
  ["no protocol", "//pay.example/"],
  ["nothing", ""],
])("but not to %s", (_, link) => {
  expect(allowedPaymentLink(link, hosts)).toBeNull();
});
