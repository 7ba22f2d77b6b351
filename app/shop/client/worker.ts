import { paths } from "~/paths";

import { noWorkerTag } from "./tags";

/** Has the browser keep the offline page and the shop's files; or look at the worker again that takes itself away. */
export async function keepWorker(): Promise<void> {
  // There is none where the connection is not secure.
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  if (document.querySelector(`meta[name="${noWorkerTag}"]`)) await (await workers.getRegistration())?.update();
  else await workers.register(paths.serviceWorker(), { updateViaCache: "none" });
}
