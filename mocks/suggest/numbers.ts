import { isCorrespondentAccount, isInn, isOgrn, isOgrnip } from "~/lib/requisites";

const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The first of the numbers that passes the check. */
function only(numbers: readonly string[], check: (number: string) => boolean): string {
  const found = numbers.find(check);
  if (found === undefined) throw new Error(`No variant of ${numbers[0]} is valid`);
  return found;
}

/** Appends the check digit to 9 digits (a company) or both check digits to 10 digits (a person). */
export function completeInn(start: string): string {
  const ends = start.length === 9 ? digits : digits.flatMap((first) => digits.map((second) => first + second));
  return only(
    ends.map((end) => start + end),
    isInn,
  );
}

/** Appends the check digit to 12 digits (a company) or 14 digits (a sole trader). */
export function completeOgrn(start: string): string {
  return only(
    digits.map((end) => start + end),
    start.length === 12 ? isOgrn : isOgrnip,
  );
}

export function correspondentAccountOf(bik: string): string {
  return only(
    digits.map((control) => `30101810${control}00000000${bik.slice(-3)}`),
    (account) => isCorrespondentAccount(account, bik),
  );
}
