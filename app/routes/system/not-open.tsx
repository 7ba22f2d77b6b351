import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";

import { getSettings } from "~/api/pages.server";
import { stringsReady } from "~/i18n/client";
import { barePath, localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translator";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const handle: { areas: Area[] } = { areas: ["not-open"] };

await stringsReady(handle.areas);

/** Which part of the shop a path belongs to. */
function partOf(pathname: string): "checkout" | "personal" | "feedback" {
  const path = barePath(pathname);
  if (path.startsWith(paths.checkout())) return "checkout";
  return path === paths.feedback() ? "feedback" : "personal";
}

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [
    { title: t("pageTitle", { title: t(`not-open:${partOf(location.pathname)}`) }) },
    { name: "robots", content: "noindex" },
  ];
};

/** The shop's phone and e-mail: for now these parts are served by people. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { data } = await visit.share("settings", () => getSettings(visit.caller));
  return { phone: data?.phones.tollFree ?? null, email: data?.email ?? null };
}

/** Ordering, signing in and feedback are not open yet: says so, and how to order all the same. */
export default function NotOpen() {
  const { t, href } = useTranslation();
  const { pathname } = useLocation();
  const { phone, email } = useLoaderData<typeof loader>();
  return (
    <EmptyState level={1} title={t(`not-open:${partOf(pathname)}`)} text={t("not-open:text")}>
      {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      <ButtonLink href={href(paths.catalog())} variant="dark">
        {t("error.toCatalog")}
      </ButtonLink>
    </EmptyState>
  );
}
