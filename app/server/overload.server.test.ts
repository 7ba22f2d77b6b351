import { expect, it } from "vitest";

import { alwaysServes, isOverLimit, rankOf } from "./overload.server";

const isServed = alwaysServes(["assets/entry-AbCdEfGh.js", "robot.svg", "icons.svg.br", "a b.svg"]);

function rank(method: string, url: string, cookie?: string) {
  return rankOf({ method, url, headers: { ...(cookie ? { cookie } : {}) } }, isServed);
}

it.each([
  ["GET", "/catalog?page=2", undefined, "newcomer"],
  ["HEAD", "/", "lang=en; draft-1=session", "newcomer"],
  ["GET", "/catalog", "lang=en; session=abc", "visitor"],
  ["GET", "/catalog", "lang=en; uid=abc", "visitor"],
  ["GET", "/en", "__Host-uid=abc", "visitor"],
  ["POST", "/checkout", undefined, "form"],
  ["GET", "/healthz", undefined, null],
  ["GET", "/readyz?from=proxy", undefined, null],
  ["GET", "/assets/entry-AbCdEfGh.js", undefined, null],
  ["GET", "/images/320/upload/a.jpg", undefined, "part"],
  ["GET", "/assets/%65ntry-AbCdEfGh.js", undefined, null],
  ["GET", "/a%20b.svg", undefined, null],
  ["GET", "/zzz.js", undefined, "newcomer"],
  ["GET", "/search.txt", undefined, "newcomer"],
  ["GET", "/assets/%2e%2e/search", undefined, "newcomer"],
  ["GET", "/images/../search", undefined, "part"],
  ["GET", "/%E0%A4%A", undefined, "newcomer"],
  ["GET", "/robot.svg", undefined, null],
  ["GET", "/brand/mark.svg", undefined, "part"],
  ["GET", "/icons.svg.br", undefined, null],
  ["GET", "/catalog/drills.data", undefined, "newcomer"],
  ["GET", "/sitemap.xml", undefined, "newcomer"],
])("%s %s with %s is of the rank %s", (method, url, cookie, expected) => {
  expect(rank(method, url, cookie)).toBe(expected);
});

it("rejects newcomers first and forms last, and earlier if the event loop lags", () => {
  const ranks = ["newcomer", "visitor", "form"] as const;
  const refused = (underWay: number, lag: number) => ranks.filter((one) => isOverLimit(one, underWay, lag));
  expect(refused(99, 0)).toEqual([]);
  expect(refused(100, 0)).toEqual(["newcomer"]);
  expect(refused(24, 2000)).toEqual([]);
  expect(refused(25, 2000)).toEqual(["newcomer"]);
  expect(refused(150, 2000)).toEqual(["newcomer", "visitor"]);
  expect(refused(200, 0)).toEqual([...ranks]);
  expect([isOverLimit("part", 299, 0), isOverLimit("part", 300, 0), isOverLimit("part", 200, 2000)]).toEqual([
    false,
    true,
    true,
  ]);
});
