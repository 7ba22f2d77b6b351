import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

/**
 * What a form over a page needs, read when its dialog is opened for the first time.
 * @param path of the page that the form has by itself
 */
export function useDialogData<Data>(path: string) {
  const { load, data } = useFetcher<Data>();
  const isLost = typeof navigator !== "undefined" && !navigator.onLine;
  useEffect(() => {
    if (navigator.onLine) load(path);
  }, [load, path]);
  return { data, isLost };
}
