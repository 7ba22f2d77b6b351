import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import * as z from "zod";

import { env } from "~/env.server";
import { readForm } from "~/forms/read-form.server";
import { localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { optsOutOfTracking, saveConsent, readConsent } from "~/session/consent.server";
import { openVisit } from "~/session/open-visit.server";
import { backTarget } from "~/session/safe-redirect";
import { redirectWith } from "~/session/visit.server";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { Button } from "~/ui/button";

export const handle: { areas: Area[] } = { areas: ["system"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Open to guests, like the consent banner itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await openVisit(args);
  const t = translateFor(locale);
  const meta = { title: t("pageTitle", { title: t("system:consent.title") }), robots: "noindex" };
  return { meta, state: stateOf(args.request) };
}

/** The visitor's current choice. */
function stateOf(request: Request) {
  if (!env.METRIKA_ID) return "off" as const;
  return optsOutOfTracking(request) ? ("signal" as const) : (readConsent(request) ?? ("open" as const));
}

const answers = z.enum(["given", "refused"]);

/** Saves the answer and redirects back to the page where it was given. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { request } = args;
  const visit = await openVisit(args);
  const form = await readForm(request);
  const answer = answers.safeParse(form.get("answer"));
  if (!answer.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const response = await redirectWith(visit, backTarget(request, form, localePath(visit.locale, paths.home())));
  if (env.METRIKA_ID) saveConsent(answer.data, request, response.headers);
  return response;
}

/** Explains the analytics and shows the current choice, which the visitor can change at any time. */
export default function ConsentPage() {
  const { t } = useTranslation();
  const { state } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("system:consent.title") }]} />
      <div className="stack">
        <h1>{t("system:consent.title")}</h1>
        <div className="prose">
          {state !== "off" && (
            <>
              <p>{t("system:consent.what")}</p>
              <p>{t("system:consent.never")}</p>
            </>
          )}
          <p>
            <strong>{t(`system:consent.${state}`)}</strong>
          </p>
        </div>
        {state !== "off" && state !== "signal" && <Answers />}
      </div>
    </>
  );
}

/** The form loads a new document: it contains the scripts of the new choice only. */
function Answers() {
  const { t, href } = useTranslation();
  return (
    <form className="row" method="post" action={href(paths.consent())} data-reload>
      <input type="hidden" name="back" value={href(paths.consent())} />
      <Button variant="line" name="answer" value="given">
        {t("system:consent.accept")}
      </Button>
      <Button variant="line" name="answer" value="refused">
        {t("system:consent.refuse")}
      </Button>
    </form>
  );
}
