// Latin letters that look like Russian ones, and words that use Latin letters even in Russian text.
const lookAlike = /^[ABCEHKMOPTXYaceopxy]+$/;
const meantLatin = /°C|\bPH\d?\b|\bHSS-Co\b|\b[SMLX]+–[SMLX]+\b/g;

/** Words of a Russian text that use Latin letters in place of Russian ones. */
export function misspelt(text: string): string[] {
  const words = text.replace(meantLatin, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => {
    const letters = word.replace(/\p{N}/gu, "");
    const mixed = /\p{Script=Latin}/u.test(letters) && /\p{Script=Cyrillic}/u.test(letters);
    return mixed || lookAlike.test(letters);
  });
}
