import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";

import { stubApi } from "../../../tests/fixtures/stub-api";
import { streamPart } from "./sitemap-parts.server";

afterEach(() => void vi.restoreAllMocks());

const caller = { requestId: "r1", locale: "ru", token: null, calls: [] } as const;
const urls = [{ link: "/product/saw-1", updatedAt: "2026-09-18T09:00:00+03:00", kind: "product" }];

test("a part ends if the API counts no pages but has one", async () => {
  const answers = vi.fn(async () =>
    Response.json({ data: { urls, pagination: { page: 1, perPage: 1000, total: 1, pages: 0 } } }),
  );
  stubApi(answers);
  const reader = (await streamPart({ ...caller, calls: [] }, "product", 1))?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(z.instanceof(Uint8Array).parse(first?.value))).toMatch(
    /\/product\/saw-1<[^]*<\/urlset>\s*$/,
  );
  expect((await reader?.read())?.done).toBe(true);
  expect(answers).toHaveBeenCalledTimes(1);
});
