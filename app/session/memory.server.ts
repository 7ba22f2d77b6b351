import type { SessionData } from "./cookie.server";

/** What a request remembers of its visitor, and whether that has to be written down. */
export type Memory = {
  readonly session: Readonly<SessionData>;
  change: (fields: SessionData) => void;
  isChanged: () => boolean;
  /** All of it, for the cookie: it is no longer changed then. */
  taken: () => SessionData;
};

/** The memory of one request, which begins with what the cookie held. */
export function remember(stored: SessionData): Memory {
  const session = { ...stored };
  let changed = false;
  return {
    session,
    change(fields) {
      Object.assign(session, fields);
      changed = true;
    },
    isChanged: () => changed,
    taken() {
      changed = false;
      return session;
    },
  };
}
