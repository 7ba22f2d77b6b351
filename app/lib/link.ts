/** An origin that no shop has: paths are resolved against it to see whether they stay within the shop. */
const nowhere = "http://shop.invalid";

/** Longer links are none: such an address would not fit in the shop's own limit of an address either. */
const longestLink = 2000;

/**
 * A link as the API may send it, written as a browser reads it: a path of the shop (see `ownPath`), a whole address of http
 * or https without user or password, or one of `tel:` and `mailto:`, of 2,000 characters at most. Null for anything else.
 */
export function readLink(text: string): string | null {
  if (text.length > longestLink) return null;
  return ownPath(text) ?? outsideAddress(text);
}

/**
 * The path, query and hash of a target that stays within the shop, else null. Parsed as a browser parses it, so that
 * `//host`, `/\host`, control characters and schemes do not slip through.
 */
export function ownPath(target: string): string | null {
  if (!target.startsWith("/") || target.includes("\\") || hasControlCharacter(target)) return null;
  if (!URL.canParse(target, nowhere)) return null;
  const url = new URL(target, nowhere);
  // Dots may have left a path that a browser reads as another host.
  if (url.origin !== nowhere || url.pathname.includes("//")) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether a text holds what ends a line or a header, or what a browser drops from an address before it reads it. */
export function hasControlCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === 127) return true;
  }
  return false;
}

function outsideAddress(text: string): string | null {
  // A browser would read `https:host` and `https:\host` as well, each in its own way.
  if (!/^(https?:\/\/|tel:|mailto:)[^\\]+$/i.test(text) || hasControlCharacter(text) || !URL.canParse(text))
    return null;
  const { username, password, href } = new URL(text);
  return username === "" && password === "" ? href : null;
}

/** A page to be told of: its whole address, and what it is called. */
export type SharedPage = { url: string; title: string };

/** The ways to tell of a page that are plain links, each with the page's title and address in the words of its own. */
export function shareLinks({ url, title }: SharedPage) {
  const [address, name] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { way: "telegram", href: `https://t.me/share/url?url=${address}&text=${name}` },
    { way: "vk", href: `https://vk.com/share.php?url=${address}&title=${name}` },
    { way: "whatsapp", href: `https://wa.me/?text=${name}%20${address}` },
    { way: "email", href: `mailto:?subject=${name}&body=${address}` },
  ] as const;
}

/**
 * The link that a click would follow within this document, or null when the browser must do it: other sites, new windows,
 * downloads, files, places on the same page, and links marked `data-reload`.
 */
export function appLink(target: EventTarget | null, here: Location): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== here.origin) return null;
  if (link.hasAttribute("download") || link.dataset.reload !== undefined) return null;
  if (link.target && link.target !== "_self") return null;
  if (link.relList.contains("external")) return null;
  if (link.hash && link.pathname === here.pathname && link.search === here.search) return null;
  return /\.[a-z0-9]{2,5}$/i.test(link.pathname) || link.pathname.startsWith("/images/") ? null : link;
}

/** Whether a click asks for what plain clicks do: the main button, no key held, nobody has handled it. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
