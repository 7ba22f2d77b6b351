/** The longest promo code that is looked at, in letters. */
export const longestCode = 64;
