import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Calls `leave` when the shopper has gone to another page, including with the browser's buttons. */
export function useLeftPage(leave: () => void): void {
  const { key } = useLocation();
  const [keyThen] = useState(key);
  useEffect(() => {
    if (key !== keyThen) leave();
  }, [key, keyThen, leave]);
}
