import { createServer } from "node:http";

import { expect, test } from "vitest";

import { listenAnywhere } from "../../fixtures/ports";
import { ways, type RecordedResponse } from "./ways";

const body = Buffer.from(JSON.stringify({ data: { total: 2, items: [{ id: 1, name: "Drill" }], codes: [] } }));
const kept: RecordedResponse = { status: 200, type: "application/json", body };

/** The data that a client receives from a call that fails in this way. */
async function receive(name: string): Promise<unknown> {
  const way = ways.quick.find((quick) => quick.name === name);
  const server = createServer((_, response) => way?.answer(response, kept));
  const port = await listenAnywhere(server);
  const response = await fetch(`http://127.0.0.1:${port}`);
  const data: unknown = await response.json();
  server.close();
  return data;
}

test("all values have wrong types; a list counts as one value", async () => {
  expect(await receive("wrong types")).toEqual({ data: { total: "seven", items: 7, codes: 7 } });
});

test("only the values inside lists have wrong types", async () => {
  expect(await receive("wrong types in lists")).toEqual({
    data: { total: 2, items: [{ id: "seven", name: 7 }], codes: [] },
  });
});
