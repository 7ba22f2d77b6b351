import { expect, test } from "vitest";

import { countedVisit } from "./visits";

const origin = "https://shop.example";
const visit = (address: string) => {
  const { pathname, search } = new URL(address, origin);
  return countedVisit({ origin, pathname, search }, "The title");
};

test.each([
  ["/", "/"],
  ["/en/catalog/tools?f.brand=x&page=2", "/en/catalog/tools"],
  ["/product/saw-15?utm_source=letter", "/product/saw-15"],
  ["/news/2026-sale", "/news/2026-sale"],
])("of %s the counter knows path and title", (address, path) => {
  expect(visit(address)).toEqual({ address: origin + path, title: "The title" });
});

test.each([
  ["/search?q=+79001234567", "/search"],
  ["/en/basket", "/en/basket"],
  ["/favorites?ids=1,2,3", "/favorites"],
  ["/checkout?type=legal", "/checkout"],
  ["/checkout/successful/individual", "/checkout/successful/individual"],
  ["/sign-in?redirectTo=/personal/history/7", "/sign-in"],
  ["/feedback", "/feedback"],
  ["/personal", "/personal"],
  ["/personal/history/1234/cancel?x=1", "/personal/history"],
  ["/en/personal/account/addresses/5", "/en/personal/account/addresses"],
  ["/order/track", "/order/track"],
  ["/order/1234", "/order"],
])("of %s it knows no more than %s", (address, path) => {
  expect(visit(address)).toEqual({ address: origin + path, title: path });
});

test.each(["/order/12?key=Ab-9_x&payment=failed", "/en/sign-up/password?token=x", "/sign-in?step=recovery-2&token=x"])(
  "%s is not counted",
  (address) => expect(visit(address)).toBeNull(),
);
