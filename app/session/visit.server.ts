import { requireSignIn } from "./guard.server";
import { openVisit, type Visit, type VisitArguments } from "./open-visit.server";

export { redirectWith, type Visit } from "./open-visit.server";

/**
 * The visit that this request is: every loader and action begins with it.
 * @throws what `requireSignIn` throws, where the settings close the shop to guests
 */
export async function getVisit(args: VisitArguments): Promise<Visit> {
  const visit = await openVisit(args);
  await requireSignIn(visit, args.request);
  return visit;
}
