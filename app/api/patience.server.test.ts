import { setTimeout as after } from "node:timers/promises";

import { expect, it } from "vitest";

import { makePatience } from "./patience.server";

const never = new Promise<string>(() => undefined);

it("takes what comes in time", async () => {
  expect(await makePatience(5000).side(after(1, "counters"), "late")).toBe("counters");
});

it("goes without what is late", async () => {
  expect(await makePatience(1).side(never, "late")).toBe("late");
});

it("waits as long as a main thing is under way, and takes what comes meanwhile", async () => {
  const patience = makePatience(1);
  let end = (_: string) => {};
  const main = patience.main(new Promise<string>((resolve) => (end = resolve)));
  const side = patience.side(after(30, "counters"), "late");
  const late = patience.side(never, "late");
  expect(await side).toBe("counters");
  end("products");
  expect(await main).toBe("products");
  expect(await late).toBe("late");
});

it("does not wait for a main thing that has failed", async () => {
  const patience = makePatience(1);
  const main = patience.main(Promise.reject(new Error("lost")));
  await expect(main).rejects.toThrow("lost");
  expect(await patience.side(never, "late")).toBe("late");
});
