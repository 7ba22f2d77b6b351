/**
 * The keys of the English keyboard and the Russian letters on them, row by row. Shoppers often type in the wrong
 * layout.
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

/** The text as typed in the other keyboard layout, in lower case: `lhtkm` gives `дрель`, `вкшдд` gives `drill`. */
export function switchLayout(piece: string): string {
  const text = piece.toLowerCase();
  const map = /[а-яё]/.test(text) ? toLatin : toCyrillic;
  return [...text].map((letter) => map.get(letter) ?? letter).join("");
}
