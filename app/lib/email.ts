/**
 * An e-mail address: a local part and a domain in any script (RFC 6531), so `иван@почта.рф` is valid, also with a Latin
 * domain. No quotes, spaces or consecutive dots; the domain contains a dot, and its last label is not numeric.
 */
const pattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}
