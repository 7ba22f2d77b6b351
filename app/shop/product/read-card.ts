import type { Badge, Card, Property } from "~/api/schemas/common";

import type { LiveCard } from "./listed-card";

/**
 * The whole card, read from its own HTML: what the server drew need not be sent a second time as data. The counterpart of
 * `product-card.tsx`; the browser tests fail when the two drift apart, for then React finds other texts than it draws.
 */
export function readCard(live: LiveCard): Card {
  const card = document.getElementById(`p${live.id}`);
  const link = card?.querySelector<HTMLAnchorElement>(":is(h2, h3, h4) a");
  return {
    ...live,
    name: link?.textContent ?? "",
    code: decodeURIComponent(link?.pathname.split("/").at(-1) ?? ""),
    picture: readPicture(card?.querySelector("img")),
    price: readPrice(card?.querySelector("b")) ?? 0,
    oldPrice: readPrice(card?.querySelector("s")),
    badge: [...(card?.querySelectorAll<HTMLElement>("[data-ground]") ?? [])].map(readBadge),
    properties: [...(card?.querySelectorAll("dl > div") ?? [])].map(readProperty),
  };
}

/** The API's path of the picture, which stands behind the width in the shop's address; null for the drawing of none. */
function readPicture(image: HTMLImageElement | null | undefined): string | null {
  const path = /^\/images\/\d+(\/.+)$/.exec(image?.getAttribute("src") ?? "")?.[1];
  return path === undefined ? null : decodeURIComponent(path);
}

/** Roubles: the digits of a price as it is shown. */
function readPrice(element: Element | null | undefined): number | null {
  const digits = element?.textContent?.replace(/\D/g, "");
  return digits ? Number(digits) : null;
}

function readBadge(badge: HTMLElement): Badge {
  return { name: badge.textContent ?? "", color: badge.dataset.ground ?? "" };
}

function readProperty(row: Element): Property {
  return { name: row.querySelector("dt")?.textContent ?? "", value: row.querySelector("dd")?.textContent ?? "" };
}
