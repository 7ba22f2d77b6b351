import { authToWire } from "~/api/schemas/auth";

import { calls } from "./calls";
import { pageFaults } from "./faults";
import { checkFirstStart } from "./first-start";
import { checkOptional } from "./optional";
import { createProbe, type Probe } from "./probe";
import { makeReport, type Report } from "./report";

type Account = { email: string; password: string };

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

/** Signs in, reads the personal area, and signs out again. Nothing of the customer's data changes. */
async function checkCustomer(probe: Probe, { email, password }: Account): Promise<void> {
  const signedIn = await probe.ask(calls.signIn, {
    body: authToWire.byEmail({ login: email, type: "email", password }),
  });
  if (!signedIn) return;
  let { token } = signedIn;
  if (signedIn.refreshToken !== undefined) {
    const body = authToWire.refresh({ refreshToken: signedIn.refreshToken });
    const renewed = await probe.ask(calls.refresh, { body });
    token = renewed?.token ?? token;
  }
  for (const call of [calls.session, calls.profile, calls.personal, calls.sessions, calls.savedAddresses])
    await probe.ask<unknown>(call, { token });
  await probe.ask(calls.savedCompanies, { token });
  await checkOrders(probe, token);
  await probe.ask(calls.signOut, { token });
  await probe.askRefused(calls.session, { token }, { status: 401 });
}

async function checkOrders(probe: Probe, token: string): Promise<void> {
  const query = { page: 1, perPage: 3 };
  const found = await probe.ask(calls.orders, { token, query }, ({ orders }) =>
    pageFaults(orders.pagination, orders.list.length, query),
  );
  const id = found?.orders.list[0]?.id;
  if (id !== undefined) await probe.ask(calls.order, { token, params: { id } });
  await probe.askRefused(calls.order, { token, params: { id: 999_999_999 } }, { status: 404 });
  await probe.ask(calls.orderSettings, { token });
  await probe.ask(calls.requests, { token, query }, ({ refunds, pagination }) =>
    pageFaults(pagination, refunds.length, query),
  );
  await probe.ask(calls.customerFavorites, { token, query }, ({ products, pagination }) =>
    pageFaults(pagination, products.length, query),
  );
}
