/**
 * Validates a Russian company's numbers by their check digits. All functions take digits only: `digitsOf` removes
 * spaces and dashes.
 */

/** A typed number without spaces and dashes. */
export function digitsOf(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015-]/g, "");
}

/** The weighted sum of digits. */
function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

const isAllZeros = (digits: string) => /^0*$/.test(digits);

// Order of the Federal Tax Service on taxpayer numbers: the last digit of 10, or the last two of 12, are check digits.
const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const innDigit = (digits: string, weights: readonly number[]) => (weigh(digits, weights) % 11) % 10;

/** A taxpayer number: 10 digits for a company, 12 for a person. */
export function isInn(inn: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(inn) || isAllZeros(inn)) return false;
  if (inn.length === 10) return innDigit(inn, innWeights.slice(2)) === Number(inn[9]);
  return innDigit(inn, innWeights.slice(1)) === Number(inn[10]) && innDigit(inn, innWeights) === Number(inn[11]);
}

/** A tax registration reason code: four digits, two digits or Latin capitals, three digits. It has no check digit. */
export function isKpp(kpp: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp) && !isAllZeros(kpp);
}

/** The state number of a company: 13 digits. */
export function isOgrn(ogrn: string): boolean {
  return /^\d{13}$/.test(ogrn) && !isAllZeros(ogrn) && (Number(ogrn.slice(0, 12)) % 11) % 10 === Number(ogrn[12]);
}

/** The state number of a sole trader: 15 digits. */
export function isOgrnip(ogrnip: string): boolean {
  return (
    /^\d{15}$/.test(ogrnip) && !isAllZeros(ogrnip) && (Number(ogrnip.slice(0, 14)) % 13) % 10 === Number(ogrnip[14])
  );
}

/** A bank's identifier: 9 digits that start with Russia's 04 (or the treasury's 00, 01, 02). It has no check digit. */
export function isBik(bik: string): boolean {
  return /^0[0124]\d{7}$/.test(bik) && !isAllZeros(bik);
}

// Bank of Russia's order on check digits: the weighted sum of 3 digits of the bank and 20 of the account ends in 0.
const accountWeights = Array.from({ length: 23 }, (_, place) => [7, 1, 3][place % 3] ?? 0);

const isAccountOf = (bank: string, account: string) =>
  /^\d{20}$/.test(account) && !isAllZeros(account) && weigh(bank + account, accountWeights) % 10 === 0;

/** A 20-digit settlement account at the given bank. */
export function isAccount(account: string, bik: string): boolean {
  if (!isBik(bik)) return false;
  // For accounts at the Bank of Russia's own offices (the identifier ends in 000 to 002), other digits of it count.
  const isOwn = /00[012]$/.test(bik);
  return isAccountOf(isOwn ? `0${bik.slice(4, 6)}` : bik.slice(-3), account);
}

/**
 * A bank's correspondent account at the Bank of Russia: 20 digits, starts with 301, ends like the bank's identifier.
 */
export function isCorrespondentAccount(account: string, bik: string): boolean {
  const isBanks = account.startsWith("301") && account.slice(-3) === bik.slice(-3);
  return isBik(bik) && isBanks && isAccountOf(`0${bik.slice(4, 6)}`, account);
}
