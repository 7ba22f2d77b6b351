import { createHmac } from "node:crypto";

import { createTransport } from "nodemailer";
import * as z from "zod";

import type { Shop } from "~/lib/shop-file";
import { textIn } from "#mocks/language";

import { Refused, type Gateway, type Gateways } from "./queue";

export type GatewaySettings = {
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the start. */
  smtpUrl: string | null;
  /** The address of an HTTP gateway, with `{phone}` and `{text}`. */
  smsUrl: string | null;
  orderWebhook: { url: string; secret: string } | null;
};

/** The gateways that are set up. @throws an Error if e-mails have no sender */
export function createGateways({ smtpUrl, smsUrl, orderWebhook }: GatewaySettings, shop: Shop): Gateways {
  return {
    ...(smtpUrl === null ? {} : { email: createEmailGateway(smtpUrl, shop) }),
    ...(smsUrl === null ? {} : { sms: createSmsGateway(smsUrl) }),
    ...(orderWebhook === null ? {} : { order: createOrderGateway(orderWebhook) }),
  };
}

// Shorter than a try, so that the error says what a server that does not answer was asked.
const silence = 8_000;

/** Sends plain text from the shop's address. The Message-ID stays the same when a message is sent again. */
function createEmailGateway(url: string, shop: Shop): Gateway {
  const { email: address } = shop;
  if (address === undefined) throw new Error("SMTP_URL is set, but shop.json has no email to send from");
  const timeouts = { connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence };
  const transport = createTransport({ url, ...timeouts });
  return async ({ id, to, subject, text, language, queuedAt }, signal) => {
    const messageId = `<${Date.parse(queuedAt)}.${id}@${address.split("@")[1] ?? "localhost"}>`;
    const from = { name: textIn(shop.name, language), address };
    // The signal also closes the connection: a slow server must not accept the e-mail after the try has ended.
    await transport.sendMail({ messageId, from, to: { name: "", address: to }, subject, text, signal }).catch(rethrow);
  };
}

/** What Nodemailer's errors say of the server's answer. */
const refusal = z.object({
  // The recipient or the text: not the connection, the sign-in or the sender, which the owner can repair. A server that
  // wants a sign-in refuses the sender.
  code: z.enum(["EENVELOPE", "EMESSAGE"]),
  command: z.enum(["RCPT TO", "DATA"]),
  // RFC 5321, section 4.2.1: 5 is permanent, 4 transient.
  responseCode: z.int().min(500).max(599),
});

function rethrow(error: unknown): never {
  if (error instanceof Error && refusal.safeParse(error).success) throw new Refused(error.message);
  throw error;
}

/** Asks an HTTP gateway with GET to send a text. Any 2xx is success; a redirect, to a login page perhaps, is not. */
function createSmsGateway(template: string): Gateway {
  return async ({ to, text }, signal) => {
    const url = template
      .replaceAll("{phone}", () => encodeURIComponent(to))
      .replaceAll("{text}", () => encodeURIComponent(text));
    await requireSuccess(await fetch(url, { signal, redirect: "manual" }));
  };
}

/** Posts an order as JSON, signed so that the owner's system can tell that the shop sent it, and when. */
function createOrderGateway({ url, secret }: { url: string; secret: string }): Gateway {
  return async ({ id, subject: event, text: body }, signal) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = signOrder(secret, timestamp, body);
    const headers = {
      "content-type": "application/json",
      "x-shop-event": event,
      "x-shop-event-id": String(id),
      "x-shop-timestamp": timestamp,
      "x-shop-signature": signature,
    };
    await requireSuccess(await fetch(url, { method: "POST", body, headers, signal, redirect: "manual" }));
  };
}

/** `sha256=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal; the timestamp is in seconds. */
export const signOrder = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;

async function requireSuccess(response: Response): Promise<void> {
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP ${response.status || "redirect"}`);
}
