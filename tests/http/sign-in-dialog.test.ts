import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths, type SignInStep } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { newPhone } from "./support/new-customer";
import { createShopper, type Shopper } from "./support/shopper";
import { isSignedIn } from "./support/signing-in";

/** Posts a step as the dialog over a page does: it requests data and says so in `via`. */
function postInDialog(shopper: Shopper, path: string, fields: Record<string, string>) {
  const [pathname, query] = path.split("?");
  return shopper.post(`${pathname}.data?${query}`, { ...fields, via: "fetch" });
}

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const step = (name: SignInStep, redirectTo?: string) =>
    localePath(locale, paths.signIn({ step: name, ...(redirectTo ? { redirectTo } : {}) }));

  test("a dialog gets the next step as data instead of a redirect", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const inDialog = await postInDialog(shopper, step("phone"), { phone });
    expect(inDialog.status).toBe(200);
    expect(inDialog.headers.get("Cache-Control")).toContain("no-store");
    for (const part of ["done", "pending", "resendAt", '"code"']) expect(inDialog.body).toContain(part);
    const onPage = await createShopper().post(step("phone"), { phone: newPhone() });
    expect([onPage.status, onPage.location]).toEqual([303, step("code")]);
    const unknown = await createShopper().post(step("phone"), { phone: newPhone(), via: "window" });
    expect(unknown.status).toBe(303);
  });

  test("a dialog gets the error messages, and a sign-in in it loads a whole page", async () => {
    const shopper = createShopper();
    const { email, password } = demoCustomers.anna;
    const path = step("email", localePath(locale, paths.basket()));
    const refused = await postInDialog(shopper, path, { email: "name@", password: "12345" });
    expect(refused.status).toBe(200);
    expect(refused.body).toContain(t("forms:email"));
    expect(refused.body).not.toContain("12345");
    const taken = await postInDialog(shopper, path, { email, password });
    expect(taken.body).toContain(localePath(locale, paths.checkout()));
    expect(taken.body).toContain("reload");
    expect(isSignedIn(shopper)).toBe(true);
  });

  test("anybody may ask whether the session is valid", async () => {
    const { status, headers, body } = await createShopper().send(localePath(locale, paths.session()));
    expect([status, body]).toEqual([200, '{"signedIn":false}']);
    expect(headers.get("Cache-Control")).toBe("no-store");
    const forger = createShopper({ cookies: { session: "forged.cookie" } });
    expect((await forger.send(localePath(locale, paths.session()))).body).toBe('{"signedIn":false}');
  });
});
