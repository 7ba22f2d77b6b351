import { useEffect, useRef, useState } from "react";

import { useTranslation } from "~/i18n/react";

import { authStatus, type AuthStatus } from "./auth-status";
import { readSession } from "./read-session";

/**
 * Reads the session again each time the page comes into sight (specification, section 4) or its window is turned to, since
 * the customer may have signed out in another tab; and tells how it stands meanwhile.
 * @param startsNow whether the page has come into sight already
 */
export function useSessionReading(signedIn: boolean, revalidate: () => void, startsNow: boolean): AuthStatus {
  const { href } = useTranslation();
  const [isReading, setReading] = useState(false);
  const isAtOnce = useRef(startsNow);
  const isUnderWay = useRef(false);
  useEffect(() => {
    const look = async () => {
      if (document.hidden || isUnderWay.current) return;
      isUnderWay.current = true;
      setReading(true);
      await readSession(signedIn, href, revalidate);
      isUnderWay.current = false;
      setReading(false);
    };
    const onShow = () => void look();
    if (isAtOnce.current) onShow();
    isAtOnce.current = false;
    document.addEventListener("visibilitychange", onShow);
    window.addEventListener("focus", onShow);
    return () => {
      document.removeEventListener("visibilitychange", onShow);
      window.removeEventListener("focus", onShow);
    };
  }, [signedIn, href, revalidate]);
  return authStatus(isReading, signedIn);
}
