import type { Locale } from "~/i18n/config";
import { log } from "~/server/log.server";

import type { Caller } from "./client.server";
import { isTemporary, type Answer } from "./errors";

/** How long a page waits for a new answer when it has an older one, in ms. */
const newAnswerWait = 100;

/**
 * Wraps a call so that its last good answer is used while a new one is late or has failed. Use it for settings that
 * rarely change and are the same for every visitor, such as the shop's phones. The process keeps one answer per
 * language, and logs each use of an older answer (`last_answer`). Passes on 4xx errors that are not temporary.
 * @param name the name of the call in the log
 */
export function withLastAnswer<T>(
  name: string,
  call: (caller: Caller) => Promise<Answer<T>>,
): (caller: Caller) => Promise<Answer<T>> {
  const lastAnswers = new Map<Locale, Answer<T>>();

  async function callAndKeep(caller: Caller): Promise<Answer<T>> {
    const answer = await call(caller);
    if (answer.error === null) lastAnswers.set(caller.locale, answer);
    return answer;
  }

  return async function callOrLast(caller) {
    const last = lastAnswers.get(caller.locale);
    const called = callAndKeep(caller);
    if (!last) return called;
    const answer = await Promise.race([called, after(newAnswerWait)]);
    if (answer && (answer.error === null || !isTemporary(answer))) return answer;
    log("info", "last_answer", { requestId: caller.requestId, call: name, reason: answer?.error?.code ?? "late" });
    return last;
  };
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms).unref());
