import type { LoaderFunctionArgs } from "@remix-run/node";

import { getProduct } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { Product } from "~/api/schemas/catalog";
import { throwNotFound } from "~/session/not-found.server";
import type { Visit } from "~/session/visit.server";

/** The product that a form is about, as its page shows it. */
export type FormProduct = Pick<Product, "code" | "name" | "picture" | "path">;

/** Loads the product that a form is about; throws 404 if it does not exist. */
export async function loadFormProduct(args: LoaderFunctionArgs, visit: Visit): Promise<FormProduct> {
  const answer = await getProduct(visit.caller, visit.knownUid, args.params.slug ?? "");
  if (answer.status === 404) return throwNotFound(args);
  const { code, name, picture, path } = mainData(answer).product;
  return { code, name, picture, path };
}
