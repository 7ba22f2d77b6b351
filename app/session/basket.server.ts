import { getBasket } from "~/api/basket.server";
import { limits } from "~/api/client.server";
import type { Answer } from "~/api/errors";
import type { Basket } from "~/api/schemas/basket";
import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

import type { Visit } from "./visit.server";

/** Whether a page is about the basket, so that it waits longer for it. */
const isMain = (path: string) => path.startsWith(paths.basket()) || path === paths.checkout();

/**
 * The visitor's basket, read once for the frame's counter and the page together. Only the basket's own page counts as a
 * look at what has changed. The visitor must have a uid already.
 */
export function shareBasket(visit: Visit, request: Request): Promise<Answer<Basket>> {
  const path = barePath(new URL(request.url).pathname);
  const look = { peek: path !== paths.basket(), limit: isMain(path) ? limits.main : limits.side };
  return visit.share("basket", () => getBasket(visit.caller, visit.knownUid ?? "", look));
}
