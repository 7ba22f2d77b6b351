import { createCookieSessionStorage, type Session } from "@remix-run/node";
import * as z from "zod";

import { env } from "~/env.server";
import { noticeKeys } from "~/lib/notice";

import { cookieName, isSecure } from "./cookie-name.server";

const notice = z.object({
  kind: z.enum(["success", "error"]),
  key: z.enum(noticeKeys).optional(),
  text: z.string().optional(),
  at: z.string().optional(),
});

const codeRequest = z.object({
  /** A plus and digits. */
  phone: z.string(),
  /** When another code may be asked for, in ms. */
  resendAt: z.number(),
  /** Why the SMS was not sent, in words for the shopper. */
  fault: z.string().optional(),
});
export type CodeRequest = z.infer<typeof codeRequest>;

const confirmation = z.object({
  /** A new phone, or the end of the account. */
  what: z.enum(["phone", "deletion"]),
  /** The id of the customer who asked: nobody else is shown it. */
  customer: z.int(),
  /** Where the code went: a phone, or an e-mail address. */
  to: z.string(),
  /** When another code may be asked for, in ms. */
  resendAt: z.number(),
});
export type Confirmation = z.infer<typeof confirmation>;

/** What the shop remembers of a visitor. */
const schema = z.object({
  uid: z.string().min(1).max(200).optional().catch(undefined),
  token: z.string().min(1).optional().catch(undefined),
  refreshToken: z.string().min(1).optional().catch(undefined),
  /** When the token was given, in ms. */
  refreshedAt: z.number().optional().catch(undefined),
  /** A sign-in that waits for the code of an SMS. */
  code: codeRequest.optional().catch(undefined),
  /** A change of the account that waits for a code. */
  confirmation: confirmation.optional().catch(undefined),
  /** The day of the last renewal, `YYYY-MM-DD`. */
  renewed: z.string().optional().catch(undefined),
  notice: notice.optional().catch(undefined),
  /** The ids of the products that are compared, the latest last. */
  compared: z.array(z.int().positive()).optional().catch(undefined),
});
export type SessionData = z.infer<typeof schema>;

const fiveYears = 5 * 365 * 24 * 60 * 60;

const storage = createCookieSessionStorage({
  cookie: {
    name: cookieName("session"),
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge: fiveYears,
    secrets: env.SESSION_SECRETS,
  },
});

/**
 * Reads the signed cookie. A tampered, foreign or malformed one is an empty session: a new guest, not an error.
 */
export async function readSession(request: Request): Promise<SessionData> {
  let session: Session | null = null;
  try {
    session = await storage.getSession(request.headers.get("Cookie"));
  } catch {
    return {};
  }
  const parsed = schema.safeParse(session.data);
  return parsed.success ? parsed.data : {};
}

/** The `Set-Cookie` value that makes the browser keep this session for five years (specification, section 9). */
export async function writeSession(data: SessionData): Promise<string> {
  const session = await storage.getSession();
  for (const [name, value] of Object.entries(data)) {
    if (value !== undefined) session.set(name, value);
  }
  return storage.commitSession(session);
}
