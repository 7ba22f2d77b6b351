import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";

import { readForm } from "~/forms/read-form.server";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { paths } from "~/paths";
import { endSession, getVisit, redirectWith } from "~/session/visit.server";
import { SignOutQuestion } from "~/shop/sign-in/sign-out-question";

import styles from "./sign-out-page.module.css";

export const handle: { areas: Area[] } = { areas: ["sign-in"] };

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("sign-in:signOut.title") }) }, { name: "robots", content: "noindex" }];
};

const noStore = { "Cache-Control": "no-store" };

export const headers = () => noStore;

/** Redirects guests: they are not signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  if (visit.caller.token === null) return redirectWith(visit, localePath(visit.locale, paths.home()), 302);
  return data(null, { headers: noStore });
}

/** Signs out. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  await readForm(args.request);
  return endSession(visit);
}

export default function SignOut() {
  const { t, href } = useTranslation();
  return (
    <div className={styles.sheet}>
      <h1 tabIndex={-1}>{t("sign-in:signOut.title")}</h1>
      <SignOutQuestion stay={{ href: href(paths.personal()) }} />
    </div>
  );
}
