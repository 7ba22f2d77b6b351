import { afterEach, expect, test, vi } from "vitest";

import { paths } from "~/paths";

import { stubApi } from "../../../tests/fixtures/stub-api";
import { loader } from "./health";

afterEach(() => void vi.restoreAllMocks());

test.each([
  [408, 200],
  [429, 200],
  [404, 503],
  [500, 503],
])("if the API answers %i, a load balancer gets %i", async (status, expected) => {
  stubApi(async () => Response.json({ error: { code: "refused", message: "No" } }, { status }));
  const request = new Request(`http://shop.example${paths.ready()}`);
  expect((await loader({ request, params: {}, context: {} })).status).toBe(expected);
});
