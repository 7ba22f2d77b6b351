import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createSupervisor } from "./supervisor.mjs";

/** Events in order: stops, kills, messages, and the launcher's end. */
let story: string[] = [];
beforeEach(() => {
  story = [];
});

const newSupervisor = () =>
  createSupervisor(
    (line) => void story.push(line),
    (code) => void story.push(`exit ${String(code)}`),
  );

/** A process that runs until it is stopped or killed, or that ends by itself. */
function fakeChild(name: string, how: { inTime?: boolean; deaf?: boolean } = {}) {
  let end: (end: number | string) => void = () => undefined;
  const exited = new Promise<number | string>((resolve) => (end = resolve));
  const stop = async () => {
    story.push(`stop ${name}`);
    if (!how.deaf) end(0);
    await exited;
    return how.inTime ?? true;
  };
  const kill = () => {
    story.push(`kill ${name}`);
    end("SIGKILL");
  };
  return { name, exited, stop, kill, end };
}

/** What a process does until it answers. */
const atOnce = () => Promise.resolve(true);
const never = () => new Promise<boolean>(() => undefined);

const ended = () => vi.waitFor(() => expect(story.at(-1)).toMatch(/^exit/));

test("processes are stopped in reverse order", async () => {
  const supervisor = newSupervisor();
  void supervisor.add(() => fakeChild("api"), atOnce);
  void supervisor.add(() => fakeChild("shop"), atOnce);
  supervisor.interrupt();
  await ended();
  expect(story).toEqual(["stop shop", "stop api", "exit 0"]);
});

/** A supervisor of one process that dies on demand. */
function mortalSupervisor(name: string, untilReady = atOnce) {
  const supervisor = newSupervisor();
  const lives: ReturnType<typeof fakeChild>[] = [];
  void supervisor.add(() => {
    const child = fakeChild(name);
    lives.push(child);
    return child;
  }, untilReady);
  const die = async (after: number) => {
    await vi.advanceTimersByTimeAsync(after);
    lives.at(-1)?.end("SIGSEGV");
    await vi.advanceTimersByTimeAsync(0);
  };
  return { supervisor, lives, die };
}

describe("a process that dies", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const again = (pause: number) => `The shop stopped unexpectedly (SIGSEGV) and restarts in ${pause} s`;

  test("is restarted, each time after it has run for a while", async () => {
    const { lives, die } = mortalSupervisor("The shop");
    for (let times = 1; times <= 6; times += 1) {
      await die(10_000);
      expect(lives).toHaveLength(times);
      await vi.advanceTimersByTimeAsync(1000);
      expect(lives).toHaveLength(times + 1);
    }
    expect(story).toEqual(Array.from({ length: 6 }, () => again(1)));
  });

  test("at start is restarted after growing pauses, and not endlessly", async () => {
    const { die } = mortalSupervisor("The shop");
    for (const lived of [500, 1000, 2000, 4000]) await die(lived + 200);
    expect(story).toEqual([
      ...[1, 2, 4].map(again),
      "The shop stopped unexpectedly (SIGSEGV) 4 times in a row and is not restarted",
      "stop The shop",
      "exit 1",
    ]);
  });

  test.each([
    ["answers", never],
    ["answers in time", () => Promise.resolve(false)],
  ])("before it %s is not restarted endlessly, however long it has run", async (_, untilReady) => {
    const { die } = mortalSupervisor("The shop", untilReady);
    for (const pause of [0, 1000, 2000, 4000]) await die(pause + 50_000);
    expect(story.slice(-3)).toEqual([
      "The shop stopped unexpectedly (SIGSEGV) 4 times in a row and is not restarted",
      "stop The shop",
      "exit 1",
    ]);
  });

  test("with exit code 1 before it first answers has said why, and is not restarted", async () => {
    const { lives } = mortalSupervisor("The API", never);
    lives[0]?.end(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([lives.length, story]).toEqual([1, ["The API did not start", "stop The API", "exit 1"]]);
  });

  test("with exit code 1 after it has answered is restarted, also if the next start fails", async () => {
    const { lives } = mortalSupervisor("The API");
    await vi.advanceTimersByTimeAsync(20_000);
    for (let times = 1; times <= 3; times += 1) {
      lives.at(-1)?.end(1);
      await vi.advanceTimersByTimeAsync(4000);
      expect(lives).toHaveLength(times + 1);
    }
  });

  test("is not restarted if the launcher is asked to end meanwhile", async () => {
    const { supervisor, lives, die } = mortalSupervisor("The shop");
    await die(500);
    supervisor.interrupt();
    await vi.advanceTimersByTimeAsync(5000);
    expect([lives.length, story.at(-1)]).toEqual([1, "exit 0"]);
  });
});

test("a second request counts only after a second, and then does not wait", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const supervisor = newSupervisor();
  void supervisor.add(() => fakeChild("shop", { deaf: true }), atOnce);
  supervisor.interrupt();
  supervisor.interrupt();
  expect(story).toEqual(["stop shop"]);
  vi.setSystemTime(Date.now() + 1500);
  supervisor.interrupt();
  vi.useRealTimers();
  await ended();
  expect(story).toEqual(["stop shop", "kill shop", "exit 0"]);
});

test("a killed process is reported", async () => {
  const supervisor = newSupervisor();
  void supervisor.add(() => fakeChild("The shop", { inTime: false }), atOnce);
  await supervisor.shutDown(0);
  expect(story).toEqual(["stop The shop", "The shop did not stop in time and was killed", "exit 1"]);
});

test("a step that fails ends the launch, one that succeeds does not", async () => {
  const supervisor = newSupervisor();
  const install = fakeChild("npm ci");
  install.end(0);
  await supervisor.finish(install);
  expect(story).toEqual([]);
  const build = fakeChild("npm run build");
  build.end(1);
  await supervisor.finish(build);
  expect(story).toEqual(["npm run build failed (1)", "exit 1"]);
});

test("nothing starts after a step that was stopped, whatever its exit code", async () => {
  const supervisor = newSupervisor();
  const check = fakeChild("The check of SHOP_DIR");
  const start = vi.fn(() => fakeChild("The API"));
  const launch = supervisor.finish(check).then(() => supervisor.add(start, atOnce));
  supervisor.interrupt();
  await ended();
  await Promise.race([launch, new Promise(setImmediate)]);
  void supervisor.add(start, atOnce);
  expect(start).not.toHaveBeenCalled();
  expect(story).toEqual(["stop The check of SHOP_DIR", "exit 0"]);
});
