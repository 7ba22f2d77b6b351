import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

/** The name that both pictures of a view transition have (`app/styles/utilities.css`). */
const transitionName = "product-picture";

/** The only element with that name. Two elements with one name would cancel the transition. */
let named: HTMLElement | null = null;

/** The picture that was pressed last. It stands in for the product's large one while that loads. */
let pressed: string | null = null;

/**
 * Prepares the view transition in which the picture of a pressed card becomes the picture of the product's page.
 * @returns whether the router should start one: not without the picture, if the browser has none or if the shopper
 *   prefers reduced motion
 */
export function beginPictureTransition(link: HTMLAnchorElement): boolean {
  const picture = isProduct(link.pathname) ? cardPicture(link) : null;
  pressed = picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : null;
  const starts =
    picture !== null && "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (starts) nameOnly(picture);
  return starts;
}

/**
 * Finishes the transition on the new page: names the product's picture, or on the way back, which the router animates
 * too, the picture of the card that was followed. Runs after each change of the page, before the browser captures it.
 */
export function endPictureTransition(lastPath: string, path: string): void {
  const isBack = !isProduct(path) && isProduct(lastPath);
  const link = isBack ? document.querySelector<HTMLAnchorElement>(`main li a[href="${CSS.escape(lastPath)}"]`) : null;
  const picture = isProduct(path)
    ? document.querySelector<HTMLImageElement>("#photo-1 img")
    : link && cardPicture(link);
  nameOnly(picture);
  if (picture && !isBack && pressed !== null) showMeanwhile(picture, pressed);
  pressed = null;
}

const isProduct = (path: string) => barePath(path).startsWith(paths.product(""));

/** The picture of the card, or of the line of a list, that a link belongs to. */
const cardPicture = (link: HTMLAnchorElement) => link.closest("li")?.querySelector("img") ?? null;

function nameOnly(element: HTMLElement | null): void {
  named?.style.removeProperty("view-transition-name");
  element?.style.setProperty("view-transition-name", transitionName);
  named = element;
}

/** Shows a smaller, loaded version of a picture until the picture itself has loaded. */
function showMeanwhile(picture: HTMLImageElement, smaller: string): void {
  if (picture.complete) return;
  picture.style.background = `center / contain no-repeat url("${smaller}") var(--picture-ground)`;
  const finish = () => picture.style.removeProperty("background");
  picture.addEventListener("load", finish, { once: true });
  picture.addEventListener("error", finish, { once: true });
}
