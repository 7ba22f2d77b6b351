import { NavigationType, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

import { barePath } from "~/i18n/config";
import { paths } from "~/paths";

/**
 * What the shown results were searched for, empty on any other page. The field follows when the shopper leaves results or
 * comes back to them; on the way to new ones it holds what was searched for, or nothing after a suggestion was chosen
 * (specification, section 2). A field that is being typed in is left alone.
 */
export function usePageQuery(field: RefObject<HTMLInputElement>): string {
  const { pathname, search } = useLocation();
  const query = barePath(pathname) === paths.search() ? (new URLSearchParams(search).get("q") ?? "") : "";
  const isReturn = useNavigationType() === NavigationType.Pop;
  const last = useRef(query);
  useEffect(() => {
    if (last.current === query) return;
    last.current = query;
    const isFollowing = query === "" || isReturn;
    if (isFollowing && field.current && field.current !== document.activeElement) field.current.value = query;
  }, [field, isReturn, query]);
  return query;
}
