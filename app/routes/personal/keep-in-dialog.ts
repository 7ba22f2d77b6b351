import type { ShouldRevalidateFunction } from "@remix-run/react";

import { barePath } from "~/i18n/config";
import { keepAfterSmallForms } from "~/shop/shopper/sync";

/**
 * A request's data are not read again while its form stands in a dialog over another page: once the request is sent, the
 * order allows no other, and its answer would lead away from that page.
 */
export const keepInDialog: ShouldRevalidateFunction = (args) =>
  /\/(cancel|refund)$/.test(barePath(args.currentUrl.pathname)) && keepAfterSmallForms(args);
