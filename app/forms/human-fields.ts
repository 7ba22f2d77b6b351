/** A honeypot: people do not see this field, bots fill it in. */
export const trapName = "website";

/** The field that a solved captcha adds to its form. */
export const captchaName = "smart-token";

/** The captcha's key, and the address of its script without a trailing slash. */
export type CaptchaSettings = { key: string; url: string };

/** The field with the signed time at which the form was issued. */
export const tokenName = "issued";
