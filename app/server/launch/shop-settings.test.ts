import { expect, test } from "vitest";

import { readSettings } from "./settings.mjs";

const addresses = "is not an address such as https://shop.example";

test.each([
  ["API_BREAKER", "x", "is not one of 0, 1, false, true"],
  ["REQUIRE_SIGN_IN", "yes", "is not one of 0, 1, false, true"],
  ["NOT_FOUND_IS_OPEN", "yes", "is not one of 0, 1, false, true"],
  ["SERVICE_WORKER", "2", "is not one of 0, 1, false, true"],
  ["SCRIPTS", "later", "is not one of intent, load"],
  ["CAPTCHA_URL", "x", addresses],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "x", addresses],
  ["METRIKA_ID", "abc", "is not the number of a counter"],
  ["SIGNED_IN_PATH", "personal", "is not a path such as /personal"],
  ["SIGNED_IN_PATH", "//personal", "is not a path such as /personal"],
  [
    "TRUSTED_PROXIES",
    "10.0.0.1, abc",
    "holds “abc”, which is not an address, a network such as 10.0.0.0/8, or loopback",
  ],
  ["TRUSTED_PROXIES", "10.0.0.0/33", "holds “10.0.0.0/33”, which is not an address"],
  ["EXTERNAL_HOSTS", "https://a.example", "holds “https://a.example”, which is not a host such as pay.example.com"],
  ["PAYMENT_HOSTS", "ht tp", "holds “ht tp”, which is not a host such as bank.example:8443"],
  ["SMS_BUDGET", "address=20,network=x", "holds “network=x”, which is not a part such as address=20"],
  ["SMS_BUDGET", "foo=1", "holds “foo=1”, which is not a part such as address=20"],
])("%s=%s is refused before anything starts", (name, value, complaint) => {
  const { faults } = readSettings({ [name]: value }, "start");
  expect(faults).toEqual([expect.stringContaining(`${name}=${value} ${complaint}`)]);
  // The embedded API alone does not read it.
  expect(readSettings({ [name]: value }, "api").faults).toEqual([]);
});

test.each([
  "user:password@redis:6379",
  "redis://user:password@redis:99999",
  "redis://user:pass#word@redis:6379",
  "redis://user:pass%word@redis:6379",
  "redis://user:password@redis:6379/shop",
])("REDIS_URL=%s is refused without its password", (REDIS_URL) => {
  expect(readSettings({ REDIS_URL }, "serve").faults).toContain(
    "REDIS_URL=… is not an address such as redis://redis.example:6379",
  );
});

test.each([
  ["TRUSTED_PROXIES", "Loopback, uniquelocal,10.0.0.0/8, 172.16.0.0/255.240.0.0,::1,fd00::/8,"],
  ["EXTERNAL_HOSTS", "pay.example.com, bank.example:8443,[::1]:80,магазин.рф"],
  ["SMS_BUDGET", "address = 20,total=2000,"],
  ["REDIS_URL", "rediss://user:password@redis.example:6379/0"],
  ["REDIS_URL", "redis://:50%25@[::1]/"],
  ["SIGNED_IN_PATH", "/personal?tab=1"],
])("%s=%s is accepted", (name, value) => {
  expect(readSettings({ [name]: value }, "start").faults).toEqual([]);
});
