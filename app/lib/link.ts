/** A reserved origin to resolve paths against: if the origin changes, the path leaves the shop. */
const nowhere = "http://shop.invalid";

/** Longer links are invalid: they would not fit in the shop's own limit for addresses either. */
const longestLink = 2000;

/**
 * Normalizes a link from the API as a browser would: a path of the shop (see `ownPath`), an absolute http(s) address
 * without user or password, or a `tel:` or `mailto:` link, of at most 2,000 characters. Null for anything else.
 */
export function readLink(text: string): string | null {
  if (text.length > longestLink) return null;
  return ownPath(text) ?? outsideAddress(text);
}

/**
 * The path, query and hash of a target within the shop, otherwise null. Parsed like in a browser, so that `//host`,
 * `/\host`, control characters and schemes are rejected.
 */
export function ownPath(target: string): string | null {
  if (!target.startsWith("/") || target.includes("\\") || hasControlCharacter(target)) return null;
  if (!URL.canParse(target, nowhere)) return null;
  const url = new URL(target, nowhere);
  // After dot segments are resolved, the path may start with `//`, which a browser reads as another host.
  if (url.origin !== nowhere || url.pathname.includes("//")) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * Whether a text contains control characters: they may end a line or a header, or browsers remove them when they parse
 * an address.
 */
export function hasControlCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === 127) return true;
  }
  return false;
}

function outsideAddress(text: string): string | null {
  // Browsers also accept `https:host` and `https:\host`, but parse them differently.
  if (!/^(https?:\/\/|tel:|mailto:)[^\\]+$/i.test(text) || hasControlCharacter(text) || !URL.canParse(text))
    return null;
  const { username, password, href } = new URL(text);
  return username === "" && password === "" ? href : null;
}

/**
 * Whether a path is a valid picture path relative to the API's base address: names of letters, digits, dots, dashes and
 * underscores, none of dots only, up to 300 characters, with a picture's extension.
 */
export function isPicturePath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^(\/[\w.-]+)+\.(jpe?g|png|webp|svg|gif|avif)$/i.test(path) &&
    !path.split("/").some((part) => /^\.+$/.test(part))
  );
}

/**
 * Whether a picture has a ground of its own, which must be multiplied with the paper behind it. Pictures of the other
 * formats may have a transparent one.
 */
export const isOpaquePicture = (path: string): boolean => /\.jpe?g$/i.test(path);

/** The widths in pixels that the shop serves pictures in; others are rejected. */
export const imageWidths = [96, 128, 320, 400, 640, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** A page to share: its absolute address and its title. */
export type SharedPage = { url: string; title: string };

/** Share links for a page, which work as plain links. */
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
 * The link that a click follows within this document; null if the browser has to handle it: other sites, new windows,
 * downloads, files, anchors on the same page, and links marked `data-reload`.
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

/** Whether this is a plain click: main button, no modifier key, not handled yet. */
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
