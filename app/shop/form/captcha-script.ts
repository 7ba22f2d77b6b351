/** How long a form waits for the captcha's script, in ms (specification, section 9). */
const timeLimit = 2000;

type Options = { sitekey: string; hl: string };

/** A captcha on the page. */
export type Widget = { reset: () => void; remove: () => void };

/** Renders a captcha into an empty element. */
export type Show = (place: HTMLElement, options: Options) => Widget;

/** What the script assigns to `window.smartCaptcha`. */
type Library = {
  render: (place: HTMLElement, options: Options) => number;
  reset: (widget: number) => void;
  destroy: (widget: number) => void;
};

/**
 * Loads the captcha's script, unless it is loaded already.
 * @param url its address, without a trailing slash
 * @returns a function that renders the captcha; null if the script did not load in time
 */
export function loadCaptcha(url: string): Promise<Show | null> {
  const loaded = findLibrary();
  if (loaded) return Promise.resolve(showWith(loaded));
  return new Promise((resolve) => {
    const script = document.createElement("script");
    const end = (show: Show | null) => {
      clearTimeout(timer);
      // A script that loads too late is useless to the form, which has already reported the failure.
      if (!show) script.remove();
      resolve(show);
    };
    const timer = setTimeout(() => end(null), timeLimit);
    Object.assign(window, {
      onCaptchaReady: () => {
        const library = findLibrary();
        end(library && showWith(library));
      },
    });
    script.src = `${url}/captcha.js?render=onload&onload=onCaptchaReady`;
    script.async = true;
    script.onerror = () => end(null);
    document.head.append(script);
  });
}

function showWith(library: Library): Show {
  return (place, options) => {
    const id = library.render(place, options);
    return { reset: () => library.reset(id), remove: () => library.destroy(id) };
  };
}

function findLibrary(): Library | null {
  const found: unknown = Reflect.get(window, "smartCaptcha");
  return isLibrary(found) ? found : null;
}

function isLibrary(value: unknown): value is Library {
  if (typeof value !== "object" || value === null) return false;
  return ["render", "reset", "destroy"].every((name) => typeof Reflect.get(value, name) === "function");
}
