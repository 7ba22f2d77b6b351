import { paths } from "~/paths";

/** The address of a page of the history, of one status or of all; without the language prefix. */
export function historyPath(status: string | null, page = 1): string {
  const query = new URLSearchParams();
  if (status !== null) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${paths.personalHistory()}?${query.toString()}` : paths.personalHistory();
}
