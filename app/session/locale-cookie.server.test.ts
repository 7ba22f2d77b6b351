import { expect, it } from "vitest";

import { env } from "~/env.server";

import { redirectToRememberedLanguage } from "./locale-cookie.server";

/** Opens `/` as a reader of English, behind a proxy that replaces the host, without `Sec-Fetch-Site`. */
function open(referer: string): Response | null {
  const headers = { Host: "shop-1:3000", Cookie: "i18n_redirected=en", Referer: referer };
  try {
    redirectToRememberedLanguage(new Request("http://shop-1:3000/", { headers }));
    return null;
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

it("leaves a shopper who has followed a link of the shop's own page in that link's language", () => {
  expect(open(`${env.SITE_URL}/en/catalog`)).toBeNull();
  expect(open("http://shop-1:3000/en/catalog")).toBeNull();
});

it("leads a shopper who comes from elsewhere to the language that they read last", () => {
  expect(open("https://search.example/")?.headers.get("Location")).toBe("/en");
  expect(open("nonsense")?.headers.get("Location")).toBe("/en");
});
