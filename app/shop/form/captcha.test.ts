import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadCaptcha } from "./captcha";

type Script = { src: string; async: boolean; onerror: (() => void) | null; remove: () => void };

let scripts: Script[];
let page: { smartCaptcha?: unknown; onCaptchaReady?: () => void };
const library = { render: vi.fn(() => 7), reset: vi.fn(), destroy: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  page = {};
  const makeScript = () => {
    const script: Script = { src: "", async: false, onerror: null, remove: () => void scripts.splice(0) };
    return script;
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", {
    createElement: makeScript,
    head: { append: (script: Script) => void scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const url = "https://captcha.example";
// The element is only passed on.
const place = Object.create(null) as HTMLElement;

test("shows the captcha when its script has loaded, resets it and removes it", async () => {
  const loading = loadCaptcha(url);
  expect(scripts.map(({ src }) => src)).toEqual([`${url}/captcha.js?render=onload&onload=onCaptchaReady`]);
  page.smartCaptcha = library;
  page.onCaptchaReady?.();
  const widget = (await loading)?.(place, { sitekey: "key", hl: "ru" });
  expect(library.render).toHaveBeenCalledWith(place, { sitekey: "key", hl: "ru" });
  widget?.reset();
  expect(library.reset).toHaveBeenCalledWith(7);
  widget?.remove();
  expect(library.destroy).toHaveBeenCalledWith(7);
});

test("does not load the script twice", async () => {
  page.smartCaptcha = library;
  expect(await loadCaptcha(url)).not.toBeNull();
  expect(scripts).toEqual([]);
});

test("waits 2000 ms for the script, then removes it", async () => {
  const ended = vi.fn();
  void loadCaptcha(url).then(ended);
  await vi.advanceTimersByTimeAsync(1999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(null);
  expect(scripts).toEqual([]);
});

test("goes without a script that fails to load or provides something else", async () => {
  const failing = loadCaptcha(url);
  scripts[0]?.onerror?.();
  expect(await failing).toBeNull();
  const strange = loadCaptcha(url);
  page.smartCaptcha = { render: "no function" };
  page.onCaptchaReady?.();
  expect(await strange).toBeNull();
});
