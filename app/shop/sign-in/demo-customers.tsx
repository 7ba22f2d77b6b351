import { useRouteLoaderData } from "@remix-run/react";
import type { FormEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";

import styles from "./sign-in.module.css";
import { useSignInDialog } from "./step-frame";

/** A customer of a demo shop, whose password is public. */
export type DemoCustomer = { name: string; email: string; password: string };

/** In a demo shop, buttons that sign in as one of its customers; nothing in any other. */
export function DemoCustomers({ redirectTo }: { redirectTo: string }) {
  const { t, href } = useTranslation();
  const dialog = useSignInDialog();
  const { demo = [] } = useRouteLoaderData<() => { demo?: DemoCustomer[] }>("routes/layout") ?? {};
  const send = (event: FormEvent<HTMLFormElement>) => dialog?.send(event, new FormData(event.currentTarget));
  if (demo.length === 0) return null;
  return (
    <section className={styles.demo}>
      <h2>{t("sign-in:demo.title")}</h2>
      <p className={styles.small}>{t("sign-in:demo.lead")}</p>
      {demo.map(({ name, email, password }, index) => (
        <form
          key={email}
          id={`demo-${index}`}
          method="post"
          action={href(paths.signIn({ step: "email", redirectTo }))}
          // The customer's pages load as a new document.
          data-reload=""
          onSubmit={send}
        >
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="password" value={password} />
          <Button variant="quiet" block form={`demo-${index}`}>
            {name}
          </Button>
        </form>
      ))}
    </section>
  );
}
