/**
 * The type of a second language's texts: the same keys with any texts. Russian has four plural forms and English two,
 * so `_few` and `_many` are optional.
 */
export type StringsLike<T> = {
  [K in keyof T as K extends `${string}_few` | `${string}_many` ? never : K]: T[K] extends string
    ? string
    : StringsLike<T[K]>;
};
