import { randomUUID } from "node:crypto";

import * as z from "zod";

import { hiddenName } from "~/server/sealed.server";

/** So many accounts a device is known for; the one that signed in longest ago is forgotten. */
const mostAccounts = 5;

/**
 * The mark of a device on which somebody has signed in: what strangers do to an account does not lock it there. The names of the
 * accounts are hidden. It outlives the sign-out.
 */
export const deviceMark = z.object({
  id: z.string().max(40),
  accounts: z.array(z.string().max(40)).max(mostAccounts),
});
export type DeviceMark = z.infer<typeof deviceMark>;

/** Whether somebody has signed in to an account here before. @param account `phone +79…` or `email a@…` */
export function knowsAccount(mark: DeviceMark | null, account: string): boolean {
  return mark?.accounts.includes(hiddenName(account)) ?? false;
}

/** The mark with one account more. */
export function withAccount(mark: DeviceMark | null, account: string): DeviceMark {
  const name = hiddenName(account);
  const others = mark?.accounts.filter((known) => known !== name) ?? [];
  return { id: mark?.id ?? randomUUID(), accounts: [...others, name].slice(-mostAccounts) };
}
