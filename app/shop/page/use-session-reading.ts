import { useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { atMostEvery } from "~/lib/at-most-every";

import { authStatus, type AuthStatus } from "./auth-status";
import { readSession } from "./read-session";

/** The session is read again at most so often, in ms. */
const readingPause = 60_000;

/** Counted from the page's load, which has read the session too. */
const isDue = atMostEvery(readingPause, typeof performance === "undefined" ? 0 : performance.timeOrigin);

/** Reads the session again when the page comes into sight, and tells how it stands meanwhile. */
export function useSessionReading(signedIn: boolean, revalidate: () => void): AuthStatus {
  const { href } = useTranslation();
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const look = async () => {
      if (document.hidden || !isDue(Date.now())) return;
      setReading(true);
      await readSession(signedIn, href, revalidate);
      setReading(false);
    };
    const onShow = () => void look();
    onShow();
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, [signedIn, href, revalidate]);
  return authStatus(isReading, signedIn);
}
