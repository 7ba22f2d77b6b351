/** A field that people do not see and programs fill in. */
export const trapName = "website";

/** The field with the signed moment at which the form was given out. */
export const tokenName = "issued";
