import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadCaptcha } from "./captcha-script";

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

test("the captcha is shown once its script is there, set back and taken away", async () => {
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

test("a script that is there already is not loaded again", async () => {
  page.smartCaptcha = library;
  expect(await loadCaptcha(url)).not.toBeNull();
  expect(scripts).toEqual([]);
});

test("the form waits for 2000 ms, no longer, and forgets the script then", async () => {
  const ended = vi.fn();
  void loadCaptcha(url).then(ended);
  await vi.advanceTimersByTimeAsync(1999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(null);
  expect(scripts).toEqual([]);
});

test("a script that cannot be loaded, or leaves something else, is done without", async () => {
  const failing = loadCaptcha(url);
  scripts[0]?.onerror?.();
  expect(await failing).toBeNull();
  const strange = loadCaptcha(url);
  page.smartCaptcha = { render: "no function" };
  page.onCaptchaReady?.();
  expect(await strange).toBeNull();
});
