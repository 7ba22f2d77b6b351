import { useLocation } from "@remix-run/react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import type { Notice } from "~/lib/notice";
import { paths } from "~/paths";

import { Toast } from "./toast";
import toastStyles from "./toast.module.css";

const labels = { basket: "notice.toBasket", favorites: "notice.toFavorites", compare: "notice.toCompare" } as const;

/** Where a notice leads to, unless the shopper is there already. */
const places: Partial<Record<NonNullable<Notice["key"]>, "basket" | "favorites" | "compare">> = {
  added: "basket",
  changed: "basket",
  favoriteAdded: "favorites",
  compareAdded: "compare",
};

/** What the last form had to say. Without script it stands until the next page, or until its link to this page is taken. */
export function NoticeToast({ notice, onGone }: { notice: Notice; onGone: () => void }) {
  const { t, href } = useTranslation();
  const { kind, key, text, undo } = notice;
  const { pathname, search } = useLocation();
  const place = key && places[key];
  const path = place && paths[place]();
  return (
    <Toast
      kind={kind}
      text={text ?? t(`notice.${key ?? kind}`)}
      action={path && path !== barePath(pathname) ? { label: t(labels[place]), href: href(path) } : undefined}
      // The notice is told once, so this page loaded anew is the page without it.
      closeHref={search || "?"}
      onGone={onGone}
    >
      {undo && <Undo undo={undo} onGone={onGone} />}
    </Toast>
  );
}

/** Puts a line that was taken out back into the basket. */
function Undo({ undo: { productId, quantity }, onGone }: { undo: NonNullable<Notice["undo"]>; onGone: () => void }) {
  const { t, href } = useTranslation();
  return (
    <form
      method="post"
      action={href(paths.basketLines())}
      data-small="basket"
      className={toastStyles.action}
      onSubmit={onGone}
    >
      <input type="hidden" name="quantity" value={quantity} />
      <button className="linkbtn" name="set" value={productId}>
        {t("notice.undo")}
      </button>
    </form>
  );
}
