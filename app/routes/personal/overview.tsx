import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { stringsReady } from "~/i18n/client";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { requireCustomer } from "~/session/customer.server";

import { fullName } from "./full-name";
import { personalMeta } from "./meta";
import { PersonalPage } from "./personal-page";

export const handle: { areas: Area[] } = { areas: ["personal"] };

await stringsReady(handle.areas);

export const meta: MetaFunction = personalMeta("personal:title");

export async function loader(args: LoaderFunctionArgs) {
  const { user } = await requireCustomer(args);
  return { name: fullName(user) };
}

export default function Overview() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  return <PersonalPage title={name || t("personal:title")}>{null}</PersonalPage>;
}
