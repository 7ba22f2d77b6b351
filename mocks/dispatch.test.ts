import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { createDispatch } from "./http";

const nothing = () => new HttpResponse(null);
const handlers = {
  root: http.get("*/", nothing),
  list: http.get("*/brand/list", nothing),
  view: http.get("*/brand/:slug/view", nothing),
  add: http.post("*/brand/:slug/view", nothing),
  files: http.get("*/upload/*", nothing),
};
const dispatch = createDispatch(Object.values(handlers));
const find = (method: string, path: string) => dispatch.find(method, path);

describe("the handler of a request", () => {
  it.each([
    ["GET", "/", handlers.root],
    ["GET", "/brand/list", handlers.list],
    ["GET", "/brand/tavros/view", handlers.view],
    ["POST", "/brand/tavros/view", handlers.add],
    ["GET", "/upload/x", handlers.files],
    ["GET", "/upload/x/y.jpg", handlers.files],
    ["GET", "/brand//view", undefined],
    ["GET", "/brand/list/", handlers.list],
    ["GET", "/x/brand/list", undefined],
    ["DELETE", "/brand/list", undefined],
  ])("%s %s", (method, path, expected) => expect(find(method, path)).toBe(expected));

  it("is distinguished from that of an unknown path", () => {
    expect(dispatch.knows("/brand/tavros/view")).toBe(true);
    expect(dispatch.knows("/brand/tavros")).toBe(false);
  });
});
