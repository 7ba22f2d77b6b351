/** A field that people do not see and programs fill in. */
export const trapName = "website";

/** The field that the captcha adds to the form where it was solved. */
export const captchaName = "smart-token";

/** What shows the captcha: its key, and where its script is, an address without a slash at its end. */
export type CaptchaSettings = { key: string; url: string };

/** The field with the signed moment at which the form was given out. */
export const tokenName = "issued";
