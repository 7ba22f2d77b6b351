import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Keeps what was typed last when the page is left by anything but its own form, which brings it along itself.
 * @param action where what is typed is kept
 */
export function useLeaving(form: RefObject<HTMLFormElement>, action: string) {
  const isLeaving = useRef(false);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const hide = () => {
      if (isLeaving.current || !form.current) return;
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(form.current)) {
        if (typeof value === "string") fields.append(name, value);
      }
      fields.set("intent", "keep");
      navigator.sendBeacon(action, fields);
    };
    // Back from the browser's memory the page can be sent again.
    const show = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isLeaving.current = false;
      setSending(false);
    };
    addEventListener("pagehide", hide);
    addEventListener("popstate", hide);
    addEventListener("pageshow", show);
    return () => {
      removeEventListener("pagehide", hide);
      removeEventListener("popstate", hide);
      removeEventListener("pageshow", show);
    };
  }, [form, action]);

  return {
    isSending,
    isLeaving: () => isLeaving.current,
    leave: () => {
      isLeaving.current = true;
      setSending(true);
    },
  };
}
