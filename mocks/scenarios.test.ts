import { describe, expect, it } from "vitest";

import { createScenarios, parseHeader } from "./scenarios";

const call = { method: "GET", path: "/api/app/basket/view", uid: "u1", header: null };

describe("the X-Scenario header", () => {
  it("contains faults with their numbers", () => {
    expect(parseHeader("slow=50, status=503")).toEqual([
      { fault: "slow", ms: 50 },
      { fault: "status", status: 503 },
    ]);
  });
  it("uses default numbers", () => {
    expect(parseHeader("slow,status")).toEqual([
      { fault: "slow", ms: 3000 },
      { fault: "status", status: 500 },
    ]);
  });
  it("is ignored where it is invalid", () =>
    expect(parseHeader("explode, status=200=,,")).toEqual([{ fault: "status", status: 500 }]));
});

describe("a rule", () => {
  it("matches only the paths of its pattern", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "/api/app/basket/*", fault: "drop" });
    expect(scenarios.match(call)).toHaveLength(1);
    expect(scenarios.match({ ...call, path: "/api/app/basket" })).toHaveLength(0);
    expect(scenarios.match({ ...call, path: "/x/api/app/basket/view" })).toHaveLength(0);
  });

  it("treats other special characters in its pattern literally", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "/a.b*", fault: "drop" });
    expect(scenarios.match({ ...call, path: "/axb" })).toHaveLength(0);
    expect(scenarios.match({ ...call, path: "/a.bc" })).toHaveLength(1);
  });

  it("can be limited to a method or a visitor", () => {
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

  it("is removed when all rules are cleared", () => {
    const scenarios = createScenarios();
    scenarios.add({ path: "*", fault: "drop" });
    scenarios.clear();
    expect(scenarios.match(call)).toEqual([]);
  });
});
