/**
 * An e-mail address: a local part and a domain in any script (RFC 6531), so `иван@почта.рф` as well as its domain in
 * Latin letters. No quotes, spaces, or dots side by side; the domain has a dot and does not end in a digit alone.
 */
const pattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}
