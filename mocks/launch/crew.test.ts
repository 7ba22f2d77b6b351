import { beforeEach, expect, test, vi } from "vitest";

import { createCrew } from "./crew.mjs";

/** What happened, in its order: stops, kills, complaints, and the launcher's end. */
let story: string[] = [];
beforeEach(() => {
  story = [];
});

const newCrew = () =>
  createCrew(
    (line) => void story.push(line),
    (code) => void story.push(`exit ${String(code)}`),
  );

/** A process that runs until it is stopped or killed, or ends by itself. */
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

const ended = () => vi.waitFor(() => expect(story.at(-1)).toMatch(/^exit/));

test("who came last is stopped first", async () => {
  const crew = newCrew();
  crew.add(fakeChild("api"));
  crew.add(fakeChild("shop"));
  crew.interrupt();
  await ended();
  expect(story).toEqual(["stop shop", "stop api", "exit 0"]);
});

test("when one ends by itself the others are stopped", async () => {
  const crew = newCrew();
  const api = fakeChild("The API");
  crew.add(api);
  crew.add(fakeChild("The shop"));
  api.end("SIGSEGV");
  await ended();
  expect(story).toEqual(["The API stopped unexpectedly (SIGSEGV)", "stop The shop", "stop The API", "exit 1"]);
});

test("a second request counts only after a second, and then does not wait", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const crew = newCrew();
  crew.add(fakeChild("shop", { deaf: true }));
  crew.interrupt();
  crew.interrupt();
  expect(story).toEqual(["stop shop"]);
  vi.setSystemTime(Date.now() + 1500);
  crew.interrupt();
  vi.useRealTimers();
  await ended();
  expect(story).toEqual(["stop shop", "kill shop", "exit 0"]);
});

test("one that had to be killed is told of", async () => {
  const crew = newCrew();
  crew.add(fakeChild("The shop", { inTime: false }));
  await crew.leave(0);
  expect(story).toEqual(["stop The shop", "The shop did not stop in time and was killed", "exit 1"]);
});

test("a step that fails ends the launch, one that succeeds does not", async () => {
  const crew = newCrew();
  const install = fakeChild("npm ci");
  install.end(0);
  await crew.finish(install);
  expect(story).toEqual([]);
  const build = fakeChild("npm run build");
  build.end(1);
  await crew.finish(build);
  expect(story).toEqual(["npm run build failed (1)", "exit 1"]);
});
