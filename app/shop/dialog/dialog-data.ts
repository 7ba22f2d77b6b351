import { type ClientLoaderFunctionArgs, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** The query field of a dialog's request for its data. */
const dialogField = "dialog";

/**
 * The `clientLoader` of a page whose form opens in a dialog too. If the form does not load, its dialog gets null;
 * otherwise an error would replace the page below the dialog.
 */
export async function loadForDialog({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const data = serverLoader<unknown>();
  return new URL(request.url).searchParams.has(dialogField) ? data.catch(nullUnlessRedirect) : data;
}

function nullUnlessRedirect(error: unknown): null {
  if (error instanceof Response) throw error;
  return null;
}

/** Why a dialog has no form: no connection, or the shop did not answer. */
export type DialogFault = "offline" | "failed" | null;

/**
 * The data of a form in a dialog, loaded when the dialog opens; after a failure, again when it opens the next time.
 * @param to the address of the form's own page, which has `loadForDialog`
 * @param onRefused called if that page redirects, as a form does that is no longer possible
 */
export function useDialogData<Data>(to: string, open: boolean, onRefused?: () => void) {
  const { load, data, state } = useFetcher<Data | null>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== "idle") isAsked.current = true;
    else if (isAsked.current && data === undefined) onRefused?.();
  }, [state, data, onRefused]);
  const [isOffline, setOffline] = useState(false);
  const isLoaded = Boolean(data);
  useEffect(() => {
    if (!open || isLoaded) return;
    setOffline(!navigator.onLine);
    const { pathname, searchParams } = new URL(to);
    searchParams.set(dialogField, "");
    if (navigator.onLine) load(`${pathname}?${searchParams.toString()}`);
  }, [open, isLoaded, load, to]);
  const hasFailed = data === null && state === "idle";
  const fault: DialogFault = isOffline ? "offline" : hasFailed ? "failed" : null;
  return { data, fault };
}
