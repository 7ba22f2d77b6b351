import { expect, test } from "vitest";

import { routeFinder, type ListedRoute } from "./find-route";

const route = (id: string, path?: string, parentId = "frame"): ListedRoute => ({
  id,
  path,
  parentId,
  module: `/${id}.js`,
});

const find = routeFinder({
  root: route("root", "", ""),
  frame: route("frame", "en?", "root"),
  home: route("home"),
  section: route("section", "catalog/:category/*"),
  catalog: route("catalog", "catalog"),
  order: route("order", "order/:id"),
  track: route("track", "order/track"),
  personal: route("personal", "personal"),
  overview: route("overview", undefined, "personal"),
  history: route("history", "history/:id", "personal"),
  rss: route("rss", "news/rss.xml"),
  nowhere: route("nowhere", "*"),
});
const ids = (path: string) => find(path).map(({ id }) => id);

test.each([
  ["/", ["home", "frame", "root"]],
  ["/catalog", ["catalog", "frame", "root"]],
  ["/catalog/tools", ["section", "frame", "root"]],
  ["/catalog/tools/saws/hand", ["section", "frame", "root"]],
  ["/order/track", ["track", "frame", "root"]],
  ["/order/12", ["order", "frame", "root"]],
  ["/personal", ["overview", "personal", "frame", "root"]],
  ["/personal/history/7", ["history", "personal", "frame", "root"]],
  ["/news/rss.xml", ["rss", "frame", "root"]],
  ["/news/rssxml", []],
  ["/nowhere", []],
])("%s leads to %j", (path, chain) => {
  expect(ids(path)).toEqual(chain);
});
