import { listConsents } from "#mocks/checkout/consents";

import { call, type CallOptions } from "./call";
import { fill, newKey, orderOf, place } from "./order";
import type { TestApi } from "./test-api";

/** A call that the contract test makes as a guest who orders; created again for each call. */
type GuestSample = { path: string; options?: CallOptions };

const base = "/api/app/order";

/** The id of a product that can be ordered alone. */
const buyable = ({ context }: TestApi) =>
  context.db.get<{ id: number }>("select id from product where stock > 50 and price > 500")?.id ?? 0;

const placeByCard = (api: TestApi) => place(api, newKey(), buyable(api), { payment: "card" });

async function guestOrderCall(api: TestApi, path: string): Promise<GuestSample> {
  const { order, accessKey } = await placeByCard(api);
  return { path: `${base}/${order.id}/${path}?accessKey=${accessKey}` };
}

function order(api: TestApi): GuestSample {
  const uid = newKey();
  fill(api, uid, buyable(api));
  return { path: `${base}/create`, options: { body: orderOf(api, uid), headers: { "idempotency-key": newKey() } } };
}

function feedback({ context }: TestApi): GuestSample {
  const form = new FormData();
  const consents = listConsents(context.db, "ru", ["processing"]).map(({ code, version }) => ({ code, version }));
  const fields = {
    fio: "Ivan Petrov",
    phone: "",
    email: "ivan@example.com",
    subject: "other",
    comment: "Hello",
    communication: "email",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("consents", JSON.stringify(consents));
  return { path: "/api/app/form/feedback/send", options: { body: form } };
}

async function ageCodeCall(api: TestApi): Promise<GuestSample> {
  const login = "+79990001234";
  await call(api, "/api/auth/login", { method: "POST", body: { login, type: "sms" } });
  return { path: `/scenario/code/${login}`, options: { body: { seconds: 60 } } };
}

const samples: Record<string, (api: TestApi) => GuestSample | Promise<GuestSample>> = {
  createOrder: order,
  getGuestOrder: (api) => guestOrderCall(api, "view"),
  getGuestPaymentLink: (api) => guestOrderCall(api, "getPaymentLink"),
  getGuestOrderDocument: (api) => guestOrderCall(api, "document/invoice"),
  trackOrder: async (api) => {
    const { number } = (await placeByCard(api)).order;
    return { path: `${base}/track`, options: { body: { number, phoneOrEmail: "ivan@example.com" } } };
  },
  sendFeedback: feedback,
  voteForReview: ({ context }) => {
    const review = context.db.get<{ id: number }>("select id from review where status = 'published'");
    const body = { uid: "contract", isHelpful: true };
    return { path: `/api/app/catalog/review/${review?.id ?? 0}/helpful`, options: { body } };
  },
  changeProduct: (api) => ({ path: `/scenario/product/${buyable(api)}`, options: { body: {} } }),
  ageCode: ageCodeCall,
  changeOrderStatus: async (api) => ({
    path: `/scenario/order/${(await placeByCard(api)).order.id}`,
    options: { body: { status: "confirmed" } },
  }),
};

/** The path and options of a guest's call; null for any other call. */
export async function guestSample(api: TestApi, id: string): Promise<GuestSample | null> {
  return (await samples[id]?.(api)) ?? null;
}
