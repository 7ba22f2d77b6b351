import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";

import { clearBasket } from "~/api/basket.server";
import { mainData, unreachable } from "~/api/errors";
import { readForm } from "~/forms/read-form.server";
import { localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith } from "~/session/visit.server";
import { shareBasket } from "~/session/visitor-data.server";
import { Breadcrumbs } from "~/shop/frame/page-heading";

import styles from "./basket.module.css";
import { ClearConfirmation } from "./clear-button";
import { basketMeta } from "./meta";

export const handle: { areas: Area[] } = { areas: ["basket"] };

export const meta: MetaFunction = basketMeta;

/** Redirects to the basket if it is already empty. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const lines = visit.knownUid ? mainData(await shareBasket(visit, args.request)).list.length : 0;
  if (lines === 0) throw await redirectWith(visit, localePath(visit.locale, paths.basket()), 302);
  return null;
}

/** Empties the basket. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  await readForm(args.request);
  const uid = await visit.uid();
  const { error } = uid ? await clearBasket(visit.caller, uid) : unreachable;
  const reason = error && refusal(error);
  if (!error) visit.setNotice({ kind: "success", key: "cleared" });
  else visit.setNotice(reason ? { kind: "error", text: reason } : { kind: "error", key: "failed" });
  return redirectWith(visit, localePath(visit.locale, paths.basket()));
}

/** The confirmation as a separate page, for browsers without JavaScript. */
export default function ClearBasket() {
  const { t, href } = useTranslation();
  return (
    <>
      <Breadcrumbs
        crumbs={[{ name: t("basket:title"), link: paths.basket() }, { name: t("basket:clear.openLabel") }]}
      />
      <div className={styles.page}>
        <h1>{t("basket:clear.title")}</h1>
        <ClearConfirmation keep={{ href: href(paths.basket()) }} />
      </div>
    </>
  );
}
