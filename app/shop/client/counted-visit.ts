import { barePath } from "~/i18n/config";
import { isFeedback, isSigning, paths } from "~/paths";

/** What the counter is told of a page. */
export type CountedVisit = { address: string; title: string };

/** Below these lies what belongs to somebody: which order, which address is nobody else's business. */
const personal = [paths.personal(), paths.orders()];

/** The titles of these say what somebody has typed, bought or keeps. */
const untitled = [...personal, paths.checkout(), paths.search(), paths.basket(), paths.favorites()];

const isIn = (path: string, areas: string[]) => areas.some((area) => path === area || path.startsWith(`${area}/`));

/**
 * What the counter may know of a page: its path, cut where it begins to name something of a person's, and never a query. Null
 * for a page whose address opens something, an order or a registration: nothing is counted there.
 */
export function countedVisit(
  page: { origin: string; pathname: string; search: string },
  title: string,
): CountedVisit | null {
  const { origin, pathname, search } = page;
  const query = new URLSearchParams(search);
  if (query.has("key") || query.has("token")) return null;
  const bare = barePath(pathname);
  const path = isIn(bare, personal) ? pathname.replace(/\/\d.*$/, "") : pathname;
  const hasTitle = !isIn(bare, untitled) && !isSigning(pathname) && !isFeedback(pathname);
  return { address: origin + path, title: hasTitle ? title : path };
}
