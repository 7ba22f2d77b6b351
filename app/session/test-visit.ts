import type { Visit } from "./visit.server";

/** A visit for tests: an English guest with the given uid, whose session stores nothing. */
export function createTestVisit(uid: string | null): Visit {
  return {
    locale: "en",
    caller: { requestId: "r", locale: "en", token: null, calls: [] },
    knownUid: uid,
    author: (known = uid) => ({ uid: known }),
    uid: () => Promise.resolve(uid),
    share: (_key, call) => call(),
    forget: () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
    endSignIn: () => undefined,
    codeRequest: () => null,
    rememberCode: () => undefined,
    confirmation: () => null,
    rememberConfirmation: () => undefined,
    returnPath: () => "",
    rememberReturn: () => undefined,
    device: () => null,
    rememberDevice: () => undefined,
    compared: () => [],
    addCompared: () => undefined,
    removeCompared: () => undefined,
    setNotice: () => undefined,
    consumeNotice: () => null,
    keepNotice: () => undefined,
    blocksCookies: false,
    commit: () => Promise.resolve(),
  };
}
