/**
 * The shape that a second language's strings must have: the first one's keys, any texts. Russian has four plural forms
 * and English two, so the `_few` and `_many` forms may be left out.
 */
export type StringsLike<T> = {
  [K in keyof T as K extends `${string}_few` | `${string}_many` ? never : K]: T[K] extends string
    ? string
    : StringsLike<T[K]>;
};
