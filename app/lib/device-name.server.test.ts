import { expect, it } from "vitest";

import { deviceOf } from "./device-name.server";

const named = (userAgent: string) =>
  deviceOf(new Request("http://shop.test/", { headers: { "User-Agent": userAgent } }));

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`, "Chrome, Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`,
    "Microsoft Edge, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox, Linux"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/124.0 YaBrowser/24.4 Mobile Safari/537.36`,
    "Yandex Browser, Android",
  ],
])("names %s", (userAgent, name) => expect(named(userAgent)).toBe(name));

it.each(["", "curl", "<b>x</b>/1.0 (x)", "Ünbekannt/1.0 (x)", `${"X".repeat(9000)}/1.0 (x)`, "(".repeat(9000)])(
  "has no name for %j",
  (userAgent) => expect(named(userAgent)).toBe(""),
);
