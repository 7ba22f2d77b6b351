import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";

import { checkboxProps } from "~/forms/field-props";
import { type FormAnswer, formHeaders, type LastResult, refusalOf } from "~/forms/reply";
import { handleLostConnection } from "~/forms/use-send";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { AddressFields, addressLabels } from "~/shop/address/address-fields";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";

import { AccountForm, useAccountForm } from "./account-form";
import { EditPage } from "./edit-page";
import { loadAddress, handleAddressForm } from "./saved-items.server";

export const handle: { areas: Area[] } = { areas: ["account", "forms"] };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const title = t(data?.address ? "account:address.title" : "account:address.newTitle");
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

export function loader(args: LoaderFunctionArgs) {
  return loadAddress(args);
}

export function action(args: ActionFunctionArgs) {
  return handleAddressForm(args);
}

export const clientAction = handleLostConnection;

/** A saved address, or the form for a new one. */
export default function AddressPage() {
  const { t } = useTranslation();
  const { address, constraint } = useLoaderData<typeof loader>();
  const refused = refusalOf(useActionData<FormAnswer>())?.lastResult;
  return (
    <EditPage
      title={t(address ? "account:address.title" : "account:address.newTitle")}
      part="addresses"
      remove={address && { intent: "address-remove", label: t("account:address.remove") }}
      refused={refused}
    >
      <AddressForm address={address} constraint={constraint} refused={refused} />
    </EditPage>
  );
}

type AddressFormProps = ReturnType<typeof useLoaderData<typeof loader>> & { refused: LastResult | undefined };

function AddressForm({ address, constraint, refused }: AddressFormProps) {
  const { t } = useTranslation();
  const labels = { name: t("account:address.name"), ...addressLabels(t) };
  const defaultValue = address ? { ...address, default: address.default ? "on" : "" } : {};
  const state = useAccountForm<keyof typeof labels>("address", refused, { labels, defaultValue, constraint });
  const { field, fieldOf, isBlocked, isSent } = state;
  return (
    <AccountForm state={state} part="address">
      <Field {...field("name")} hint={t("account:address.nameHint")} />
      <AddressFields of={field} />
      <Checkbox {...checkboxProps(fieldOf("default"))} label={t("account:address.isDefault")} />
      <div>
        <Button variant="dark" disabled={isBlocked} busy={isSent}>
          {t("account:save")}
        </Button>
      </div>
    </AccountForm>
  );
}
