import type { PageKind } from "~/api/content.server";
import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

/** Which kind of plain page a path names: those of `/content` and of `/information` are alike and share their routes. */
export function pageKind(pathname: string): PageKind {
  return barePath(pathname).startsWith(paths.plainPages("information")) ? "information" : "content";
}
