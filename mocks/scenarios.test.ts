import { describe, expect, it } from "vitest";

import { createScenarios, parseHeader } from "./scenarios";

const call = { method: "GET", path: "/api/app/basket/view", uid: "u1", header: null };

describe("the X-Scenario header", () => {
  it("names faults with their numbers", () => {
    expect(parseHeader("slow=50, status=503")).toEqual([
      { fault: "slow", ms: 50 },
      { fault: "status", status: 503 },
    ]);
  });
  it("has default numbers", () => {
    expect(parseHeader("slow,status")).toEqual([
      { fault: "slow", ms: 3000 },
      { fault: "status", status: 500 },
    ]);
  });
  it("says nothing where it is nonsense", () =>
    expect(parseHeader("explode, status=200=,,")).toEqual([{ fault: "status", status: 500 }]));
});

describe("a rule", () => {
  it("meets the paths of its pattern and no others", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "/api/app/basket/*", fault: "drop" });
    expect(scenarios.match(call)).toHaveLength(1);
    expect(scenarios.match({ ...call, path: "/api/app/basket" })).toHaveLength(0);
    expect(scenarios.match({ ...call, path: "/x/api/app/basket/view" })).toHaveLength(0);
  });

  it("reads other signs of its pattern literally", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "/a.b*", fault: "drop" });
    expect(scenarios.match({ ...call, path: "/axb" })).toHaveLength(0);
    expect(scenarios.match({ ...call, path: "/a.bc" })).toHaveLength(1);
  });

  it("may be for one method or one visitor", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "*", fault: "drop", method: "POST" });
    scenarios.add({ path: "*", fault: "html", uid: "u2" });
    expect(scenarios.match(call)).toEqual([]);
    expect(scenarios.match({ ...call, method: "POST", uid: "u2" }).map(({ fault }) => fault)).toEqual(["drop", "html"]);
  });

  it("ends after a number of calls", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "*", fault: "drop", times: 2 });
    expect([1, 2, 3].map(() => scenarios.match(call).length)).toEqual([1, 1, 0]);
    expect(scenarios.list()).toEqual([]);
  });

  it("is forgotten when all are cleared", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "*", fault: "drop" });
    scenarios.clear();
    expect(scenarios.match(call)).toEqual([]);
  });
});
