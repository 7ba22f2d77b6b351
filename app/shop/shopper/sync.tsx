import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useFetcher,
  useRevalidator,
} from "@remix-run/react";
import { useEffect, useRef } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import type { SmallAnswer, Counters } from "~/lib/small-form";
import { paths } from "~/paths";
import { showToast } from "~/shop/toast/toast-messages";

import { confirm, rollBack, unconfirmed, type Change, adopt, type Kind } from "./changes";
import { sendOnLeave, wasSentOnLeave } from "./sent-on-leave";
import { useChangesUnderWay } from "./store";

const actionOf = { basket: paths.basketLines(), favorite: paths.favoriteToggle(), compare: paths.compareToggle() };

function fieldsOf({ kind, productId, value }: Omit<Change, "id">): Record<string, string> {
  const product = String(productId);
  if (kind !== "basket") return { [value ? "add" : "remove"]: product, via: "fetch" };
  return { set: product, quantity: String(value), via: "fetch" };
}

/** The comparison has no place on a phone's page that would show the change. */
const comparedNotice = { in: "notice.compareAdded", out: "notice.compareRemoved" } as const;

/** Sends one change through a fetcher and reports the answer. Rendered while the change is being sent. */
function Sender({ change }: { change: Change }) {
  const { t, href } = useTranslation();
  const { submit, data } = useFetcher<SmallAnswer>();
  const { revalidate } = useRevalidator();
  const sent = useRef(false);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    submit(fieldsOf(change), { method: "post", action: href(actionOf[change.kind]) });
  }, [change, href, submit]);

  useEffect(() => {
    if (!data) return;
    // Nothing else on the page leads to the comparison if it is full.
    const action =
      change.kind === "compare" && (data.ok ? data.value > 0 : data.isFull)
        ? { label: t("notice.toCompare"), href: href(paths.compare()) }
        : undefined;
    if (data.ok) {
      confirm(change, data.value, data.counters);
      const text = data.message ?? (change.kind === "compare" && t(comparedNotice[data.value ? "in" : "out"]));
      if (text) showToast({ kind: "success", text, action });
      broadcast({ kind: change.kind, productId: change.productId, value: data.value, counters: data.counters });
    } else {
      rollBack(change, data.value);
      showToast({ kind: "error", text: data.message ?? t("notice.failed"), action });
    }
    // The shop has less than the page says. The basket's own page loads its data after each change.
    const isStale = change.kind === "basket" && Boolean(data.message) && barePath(location.pathname) !== paths.basket();
    if (isStale) revalidate();
  }, [change, data, t, href, revalidate]);

  return null;
}

/**
 * The client action of the small forms. When the connection fails, the update is rolled back; the page must stay. The
 * status keeps the router from loading the page's data again, which would fail as well.
 */
export async function sendSmallForm({
  serverAction,
}: Pick<ClientActionFunctionArgs, "serverAction">): Promise<SmallAnswer | Response> {
  try {
    return await serverAction<SmallAnswer>();
  } catch {
    const answer: SmallAnswer = { ok: false, message: null };
    return Response.json(answer, { status: 503 });
  }
}

/** Sends the shopper's changes. Rendered once, in the page frame. */
export function ShopperSync() {
  const { href } = useTranslation();
  useOtherTabs();
  useSentOnLeave();
  useEffect(() => {
    const leave = () => {
      for (const change of unconfirmed()) {
        sendOnLeave(href(actionOf[change.kind]), new URLSearchParams(fieldsOf(change)));
      }
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [href]);
  return useChangesUnderWay().map((change) => <Sender key={change.id} change={change} />);
}

/** How long the API may take for a form that was sent while the last page closed, in ms. */
const longestSending = 2000;

/** Loads the page's data again if the last page sent a form while it closed: now, and when a slow API has stored it. */
function useSentOnLeave(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!wasSentOnLeave()) return;
    revalidate();
    const timer = setTimeout(revalidate, longestSending);
    return () => clearTimeout(timer);
  }, [revalidate]);
}

/**
 * Whether the API may have made a change: it rejected nothing, only its answer is missing. The page then has to be loaded
 * again, or it would go on showing the old quantity, in the basket next to the new total.
 */
function mayBeMade(action: string | null, answer: unknown): boolean {
  if (action !== actionOf.basket && action !== actionOf.favorite) return false;
  if (typeof answer !== "object" || answer === null || !("ok" in answer && "message" in answer)) return false;
  return answer.ok === false && answer.message === null;
}

/**
 * The default `shouldRevalidate` of all routes: keeps the data after basket and favourite forms, because the store
 * already shows their results. Feedback changes no data either, except on its own page. After a form that could not be
 * sent, loading data would fail too.
 */
export const revalidateUnlessSmallForm: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, formAction, actionStatus = 200, defaultShouldRevalidate } = args;
  const answer: unknown = args.actionResult;
  if (actionStatus >= 500) return false;
  const action = formAction ? barePath(formAction).replace(/\?.*/, "") : null;
  if (action === barePath(currentUrl.pathname) || mayBeMade(action, answer)) return defaultShouldRevalidate;
  // The comparison may have been opened before the answer came.
  if (action === actionOf.compare && barePath(nextUrl.pathname) === paths.compare()) return defaultShouldRevalidate;
  const small = [...Object.values(actionOf), paths.checkoutQuote(), paths.feedback()];
  return small.some((path) => path === action) ? false : defaultShouldRevalidate;
};

/** The `shouldRevalidate` of a list of favourites: updates of favourites change it, those of the basket do not. */
export const revalidateFavorites: ShouldRevalidateFunction = (args) => {
  const isUpdate = args.formAction && barePath(args.formAction) === paths.favoriteToggle();
  return isUpdate && (args.actionStatus ?? 200) < 500 ? true : revalidateUnlessSmallForm(args);
};

/**
 * The `shouldRevalidate` of a frame or a navigation that stays across client navigations: it reloads only what a form
 * may have changed.
 */
export const revalidateFrame: ShouldRevalidateFunction = (args) => {
  if (args.formMethod && args.formMethod.toUpperCase() !== "GET") return revalidateUnlessSmallForm(args);
  return args.currentUrl.href === args.nextUrl.href && args.defaultShouldRevalidate;
};

/** What a tab sends to the shop's other tabs when the API has confirmed a change. */
type TabMessage = { kind: Kind; productId: number; value: number; counters: Partial<Counters> };

/** What a tab sends instead when the whole basket has changed. */
const wholeBasket = "basket";

let channel: BroadcastChannel | null = null;

/** Sends to the other tabs. Does nothing before `useOtherTabs` has run, or if the browser has no `BroadcastChannel`. */
function broadcast(news: TabMessage | typeof wholeBasket): void {
  channel?.postMessage(news);
}

/** Tells the other tabs that the basket was cleared, or that its promo code has changed. */
export function announceBasket(): void {
  broadcast(wholeBasket);
}

/** The pages that list the products of a kind: they need more of a change than its value. */
const listsOf: Record<Kind, string[]> = {
  basket: [paths.basket()],
  favorite: [paths.favorites(), paths.personalFavorites()],
  compare: [paths.compare()],
};

/** Whether a page lists products of a kind; it is out of date as soon as another tab has changed them. */
export const listsProducts = (pathname: string): boolean => Object.values(listsOf).flat().includes(barePath(pathname));

/** Listens to the other tabs while the page is open. The checkout stays as it is, and compares the basket itself. */
function useOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return;
    const opened = new BroadcastChannel("shopper");
    // Only this shop's own scripts can write to a channel of this origin.
    opened.onmessage = ({ data }: MessageEvent<TabMessage | typeof wholeBasket>) => {
      const path = barePath(location.pathname);
      if (data !== wholeBasket) adopt(data.kind, data.productId, data.value, data.counters);
      const needsData = data === wholeBasket ? path !== paths.checkout() : listsOf[data.kind].includes(path);
      if (needsData) revalidate();
    };
    channel = opened;
    return () => {
      channel = null;
      opened.close();
    };
  }, [revalidate]);
}
