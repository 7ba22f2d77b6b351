const second = /^2\u00a0\p{Ll}/u;
const preposition = /(^|\P{L})([СсКк])([ \u00a0]?)$/u;

/**
 * Words as they stand before a date. In Russian, «второе» begins with two consonants, so that «с» and «к» before it get a
 * vowel: «со 2 декабря», «ко 2 декабря».
 * @param tag the language's locale
 * @param words what stands before the date, with or without the space
 * @param date a date as `formatDate` writes it
 */
export const beforeDate = (tag: string, words: string, date: string): string =>
  tag.startsWith("ru") && second.test(date) ? words.replace(preposition, "$1$2о$3") : words;
