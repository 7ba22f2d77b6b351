import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams, type MetaFunction } from "@remix-run/react";

import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { handleLostConnection } from "~/forms/use-send";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";

import { PersonalPage } from "../personal-page";
import styles from "./account.module.css";
import { loadAccount, handleAccountForm, type Waiting } from "./account.server";
import { ContactChange, PasswordChange } from "./credentials";
import { Deletion } from "./deletion";
import type { Part } from "./form-action.server";
import { Addresses, Companies } from "./saved-items";
import { Sessions } from "./sessions";
import { NotifyForm, PersonForm } from "./settings";

export const handle: { areas: Area[] } = { areas: ["account", "forms"] };

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("account:title") }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

export function loader(args: LoaderFunctionArgs) {
  return loadAccount(args);
}

export function action(args: ActionFunctionArgs) {
  return handleAccountForm(args);
}

export const clientAction = handleLostConnection;

/** The customer's data, with a form for each section. */
export default function AccountPage() {
  const { t } = useTranslation();
  const { user, personConstraint, notify, sessions, addresses, companies, ownContact, waiting, today, saved } =
    useLoaderData<typeof loader>();
  const asked = useSearchParams()[0].get("change");
  const refused = refusalOf(useActionData<FormAnswer>())?.lastResult;
  const owner = { hasPassword: user.hasPassword, contact: ownContact };
  const sentFor = (what: Waiting["what"]) => (waiting?.what === what ? waiting : null);
  const savedAt = (part: Part) => (saved?.at === part ? saved.text : null);
  return (
    <PersonalPage title={t("account:title")}>
      <PersonForm user={user} constraint={personConstraint} today={today} refused={refused} saved={savedAt("person")} />
      <section className="sheet pad" aria-labelledby="access">
        <h2 className={styles.heading} id="access">
          {t("account:access")}
        </h2>
        {(["phone", "email"] as const).map((what) => (
          <ContactChange
            key={what}
            what={what}
            contact={user[what]}
            isConfirmed={what === "phone" || user.email === null || user.emailConfirmed}
            owner={owner}
            proof={sentFor(`${what}-proof`)}
            code={sentFor(what)}
            isAsked={asked === what}
            refused={refused}
            saved={savedAt(what)}
          />
        ))}
        <PasswordChange owner={owner} proof={sentFor("password-proof")} refused={refused} saved={savedAt("password")} />
      </section>
      <Sessions sessions={sessions} refused={refused} saved={savedAt("sessions")} />
      <NotifyForm notify={notify} refused={refused} saved={savedAt("notify")} />
      <Addresses addresses={addresses} refused={refused} saved={savedAt("addresses")} />
      <Companies companies={companies} saved={savedAt("companies")} />
      <Deletion to={ownContact} code={sentFor("deletion")} refused={refused} />
    </PersonalPage>
  );
}
