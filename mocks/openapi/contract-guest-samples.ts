import { listConsents } from "#mocks/checkout/consents";
import type { Context } from "#mocks/context";
import { addOrder } from "#mocks/db/queries/orders";
import { issueAccessKey } from "#mocks/orders/access";
import type { TestApi } from "#mocks/testing";
import { call, type CallOptions } from "#mocks/testing-call";
import { fill, newKey, orderOf } from "#mocks/testing-order";

/** A call that the contract test makes as a guest who orders; created again for each call. */
export type GuestSample = { path: string; options?: CallOptions };

const base = "/api/app/order";
const email = "guest@example.com";

/** Adds a guest's order with English texts. */
function addGuestOrder({ db, now }: Context) {
  const at = now().toISOString();
  const person = { name: "Ivan", lastName: "Petrov", secondName: "", phone: "+79991234567", email };
  const product = db.get<{ id: number }>("select id from product where pictures <> '[]'");
  const id = addOrder(db, {
    ...{ customerId: 0, createdAt: at, paymentStatus: "unpaid", person: JSON.stringify(person), company: null },
    ...{ delivery: "pickup", deliveryCost: 0, deliveryDate: null, address: null, officeId: 1, track: null },
    ...{ payment: "card", discount: 0, comment: "", demoAt: null, events: [{ status: "new", at }] },
    items: [
      {
        ...{
          productId: product?.id ?? 0,
          code: "drill",
          name: { ru: "Дрель", en: "Drill" },
          picture: null,
          article: "1",
        },
        ...{ price: 1000, quantity: 1, weight: 100 },
      },
    ],
  });
  const number = db.get<{ number: string }>("select number from customer_order where id = ?", id)?.number ?? "";
  return { id, number };
}

function guestOrderCall({ context }: TestApi, path: string): GuestSample {
  const { id } = addGuestOrder(context);
  return { path: `${base}/${id}/${path}?accessKey=${issueAccessKey(context, id)}` };
}

function order(api: TestApi): GuestSample {
  const uid = newKey();
  const product = api.context.db.get<{ id: number }>("select id from product where stock > 50 and price > 500");
  fill(api, uid, product?.id ?? 0, 1);
  return { path: `${base}/create`, options: { body: orderOf(api, uid), headers: { "idempotency-key": newKey() } } };
}

function feedback({ context }: TestApi): GuestSample {
  const form = new FormData();
  const consents = listConsents(context.db, "ru", ["processing"]).map(({ code, version }) => ({ code, version }));
  const fields = { fio: "Ivan Petrov", phone: "", email, subject: "other", comment: "Hello", communication: "email" };
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
  trackOrder: ({ context }) => {
    const { number } = addGuestOrder(context);
    return { path: `${base}/track`, options: { body: { number, phoneOrEmail: email } } };
  },
  sendFeedback: feedback,
  voteForReview: ({ context }) => {
    const review = context.db.get<{ id: number }>("select id from review where status = 'published'");
    const body = { uid: "contract", isHelpful: true };
    return { path: `/api/app/catalog/review/${review?.id ?? 0}/helpful`, options: { body } };
  },
  changeProduct: ({ context }) => {
    const product = context.db.get<{ id: number }>("select id from product where stock > 0");
    return { path: `/scenario/product/${product?.id ?? 0}`, options: { body: {} } };
  },
  ageCode: ageCodeCall,
  changeOrderStatus: ({ context }) => ({
    path: `/scenario/order/${addGuestOrder(context).id}`,
    options: { body: { status: "confirmed" } },
  }),
};

/** The path and options of a guest's call; null for any other call. */
export async function guestSample(api: TestApi, id: string): Promise<GuestSample | null> {
  return (await samples[id]?.(api)) ?? null;
}
