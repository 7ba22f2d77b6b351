import { env } from "~/env.server";

/** Whether browsers send the shop's cookies over HTTPS alone. */
export const isSecure = env.SITE_URL.startsWith("https:");

/**
 * The name of a cookie of the shop: under HTTPS with the prefix that makes browsers refuse it from any other host or path,
 * and over a connection that is not secure.
 */
export const cookieName = (name: string) => (isSecure ? `__Host-${name}` : name);
