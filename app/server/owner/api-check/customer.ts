import { authToWire } from "~/api/schemas/auth";

import { calls } from "./calls";
import { pageFaults } from "./faults";
import type { Probe } from "./probe";

export type Account = { email: string; password: string };

/** Signs in, reads the personal area, and signs out again. Nothing of the customer's data changes. */
export async function checkCustomer(probe: Probe, { email, password }: Account): Promise<void> {
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
