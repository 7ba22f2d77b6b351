import { checkCustomer, type Account } from "./customer";
import { checkFirstStart } from "./first-start";
import { checkOptional } from "./optional";
import { createProbe } from "./probe";
import { makeReport, type Report } from "./report";

/**
 * Calls an API as the storefront would, with a new visitor, and compares its answers with the contract. Places no order
 * and sends no messages; what it stores for the visitor, it removes.
 * @param url the base address, without a trailing slash
 * @param account a customer to sign in; null to leave the personal area out
 */
export async function checkApi(url: string, account: Account | null = null): Promise<Report> {
  const probe = createProbe(url);
  await checkOptional(probe, await checkFirstStart(probe));
  if (account) await checkCustomer(probe, account);
  return makeReport(probe.findings);
}
