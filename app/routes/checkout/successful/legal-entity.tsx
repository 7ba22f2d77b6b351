import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";

import { loadPlaced } from "./placed.server";
import { placedMeta, SuccessPage } from "./success-page";

export const handle: { areas: Area[] } = { areas: ["order", "personal"] };

export const meta: MetaFunction = placedMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadPlaced(args, "legal");
}

/** The success page of a company's order. */
export default function SuccessLegalEntity() {
  return <SuccessPage {...useLoaderData<typeof loader>()} personType="legal" />;
}
