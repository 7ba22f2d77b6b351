import { expect } from "vitest";
import * as z from "zod";

import { paths } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { contentOf, signedCookie } from "./cookies";
import { textOf, type Page } from "./page";
import { createShopper, type Shopper } from "./shopper";

/** The submit button of a sign-in form; the button that requests another code belongs to a separate form. */
export const submitButton = "main form button:not([form])";

const session = z.object({ uid: z.string().optional(), token: z.string().optional() });

/** The identity in the shopper's cookies; renewed tokens replace those of the sign-in. */
export function sessionOf({ jar }: Shopper): z.infer<typeof session> {
  const held = (name: string) => session.parse(jar.has(name) ? contentOf(jar.get(name) ?? "") : {});
  const { token } = jar.has("renewed") ? held("renewed") : held("session");
  return { ...held("uid"), token };
}

export const isSignedIn = (shopper: Shopper) => sessionOf(shopper).token !== undefined;

/** The text of the header's link to the sign-in or to the account. */
export const profileOf = (page: Page) =>
  textOf(page.one('header nav a[href$="/personal"], header nav a[href*="/sign-in"]'));

/** Signs a shopper in as one of the demo customers. */
export async function signInAs(name: keyof typeof demoCustomers = "anna"): Promise<Shopper> {
  const { email, password } = demoCustomers[name];
  const shopper = createShopper();
  const page = await shopper.open(paths.signIn({ step: "email" }));
  expect((await shopper.press(page, submitButton, { email, password })).status).toBe(303);
  return shopper;
}

/** The cookies of a customer whose token is expired but renewable. */
export async function renewableCookies(): Promise<Record<string, string>> {
  const customer = await signInAs();
  const session = z
    .object({ refreshToken: z.string() })
    .loose()
    .parse(contentOf(customer.jar.get("session") ?? ""));
  return { ...Object.fromEntries(customer.jar), session: await signedCookie("session", { ...session, token: "dead" }) };
}
