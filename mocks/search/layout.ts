/**
 * The letters of the Russian keyboard under the keys of the English one, row by row; what a shopper types with the other
 * layout switched on.
 */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const shiftedLatin = '~{}:"<>';
const shiftedCyrillic = "ёхъжэбю";

const toCyrillic = pairs(latin + shiftedLatin, cyrillic + shiftedCyrillic);
const toLatin = pairs(cyrillic, latin);

function pairs(from: string, to: string): Map<string, string> {
  return new Map([...from].map((letter, place) => [letter, to.charAt(place)]));
}

/** The piece as the other keyboard layout would have typed it: `lhtkm` gives `дрель`, `вкшдд` gives `drill`. In small letters. */
export function switchLayout(piece: string): string {
  const text = piece.toLowerCase();
  const map = /[а-яё]/.test(text) ? toLatin : toCyrillic;
  return [...text].map((letter) => map.get(letter) ?? letter).join("");
}
