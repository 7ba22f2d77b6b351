import * as z from "zod";

import { dialogView, viewName } from "./view";

const view = z.literal(dialogView);

/** Whether a form stands in a dialog over a page: then it is answered with data where its own page leads on. */
export function isInDialog(form: FormData): boolean {
  return view.safeParse(form.get(viewName)).success;
}
