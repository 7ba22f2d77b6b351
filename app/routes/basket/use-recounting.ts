import { useFetchers } from "@remix-run/react";
import { useSyncExternalStore } from "react";

import { barePath } from "~/i18n/config";
import { paths } from "~/paths";
import { subscribe, unconfirmed } from "~/shop/shopper/changes";

const hasUnconfirmed = () => unconfirmed().some(({ kind }) => kind === "basket");

/** Whether the sums that show are of an earlier state: from a press until the basket has been loaded after it. */
export function useRecounting(): boolean {
  const waits = useSyncExternalStore(subscribe, hasUnconfirmed, () => false);
  const loads = useFetchers().some(({ formAction }) => formAction && barePath(formAction) === paths.basketLines());
  return waits || loads;
}
