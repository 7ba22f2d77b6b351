import { makeEmailChange, makeEmailToken } from "#mocks/customers/email-tokens";
import { openSession } from "#mocks/customers/sessions";
import { findByEmail, setPasswordHash } from "#mocks/db/queries/customers";
import { addRequest } from "#mocks/db/queries/order-requests";
import { demo } from "#mocks/db/seed/customers/read";
import type { Endpoint } from "#mocks/openapi/endpoint";

import { call } from "./call";
import { lastMessage } from "./customer";
import { demoCustomers } from "./landmarks";
import type { TestApi } from "./test-api";

/** Data for the contract test that makes a customer's call succeed; created again for each call. */
type Sample = { id?: number; body?: unknown; token: string };

/** Signs in the demo customer whose data is English, so that an English response is entirely English. */
function signInSample({ context }: TestApi): string {
  return openSession(context, boris(context).id).token;
}

function boris({ db }: TestApi["context"]) {
  const customer = findByEmail(db, demoCustomers.boris.email);
  if (!customer) throw new Error("The demo customer is missing");
  return customer;
}

let phones = 0;
const newPhone = () => `+7999${String((phones += 1)).padStart(7, "0")}`;
const newEmail = () => `shopper-${(phones += 1)}@example.com`;
const password = "another-one";
const newPassword = { password, confirmPassword: password };

type Make = (api: TestApi) => Promise<Omit<Sample, "token">> | Omit<Sample, "token">;

/** Requests a code by a call and returns the code. */
async function codeOf(api: TestApi, path: string, body: object, to: string, token?: string): Promise<string> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await call(api, path, { method: "POST", body, headers });
  if (answer.status !== 200) throw new Error(`The API sent no code: ${JSON.stringify(answer.json())}`);
  return lastMessage(api, to).code ?? "";
}

const person = {
  name: "Boris",
  lastName: "Lavrov",
  secondName: "",
  email: demoCustomers.boris.email,
  birthday: "1980-01-02",
};
const address = { name: "Site", value: "Tver, 3 Stone Street", default: true };
/** Resets the customer's password to that of the demo and returns it. */
function knownPassword({ context }: TestApi): string {
  setPasswordHash(context.db, boris(context).id, demo().customers.boris.person.passwordHash);
  return demoCustomers.boris.password;
}

const setPassword: Make = (api) => ({ body: { oldPassword: knownPassword(api), ...newPassword } });

const idIn =
  (table: "address" | "company", body?: object): Make =>
  ({ context }) => {
    const row = context.db.get<{ id: number }>(
      `insert into ${table} (customer_id, ${table === "address" ? "name, is_default, address" : "company"})
       select customer_id, ${table === "address" ? "name, 0, address" : "company"} from ${table}
       where customer_id = ? limit 1 returning id`,
      boris(context).id,
    );
    return { id: row?.id ?? 0, body };
  };

/** Puts an order of the customer into a status, with a `completed` event of today so that it can be returned. */
const orderIn =
  (status: string, body?: object): Make =>
  ({ context }) => {
    const { db, now } = context;
    const row = db.get<{ id: number }>(
      "select max(id) as id from customer_order where customer_id = ?",
      boris(context).id,
    );
    const id = row?.id ?? 0;
    db.run("update customer_order set status = ?, payment_status = 'unpaid' where id = ?", status, id);
    db.run("insert into order_event (order_id, status, at) values (?, 'completed', ?)", id, now().toISOString());
    return { id, body };
  };

const withdrawal: Make = async (api) => {
  const { id = 0 } = await orderIn("refund_requested")(api);
  const request = { orderId: id, kind: "refund" as const, status: "new", reason: "defect", comment: "x" };
  const requestId = addRequest(api.context.db, { ...request, createdAt: api.context.now().toISOString() });
  return { id, body: { requestId } };
};

/** The form of a return with one line of the order. */
const refundForm: Make = async (api) => {
  const { id = 0 } = await orderIn("completed")(api);
  const line = api.context.db.get<{ id: number }>("select product_id as id from order_item where order_id = ?", id);
  const form = new FormData();
  form.set("reason", "defect");
  form.set("comment", "It does not start");
  form.append("items[]", JSON.stringify({ productId: line?.id ?? 0, quantity: 1 }));
  return { id, body: form };
};

/** A review of the product of the path by a customer who has not reviewed it yet. */
const reviewForm: Make = ({ context }) => {
  context.db.run("delete from review where customer_id = ?", boris(context).id);
  const form = new FormData();
  for (const [name, text] of Object.entries({ rating: "5", pros: "", cons: "", text: "Good" })) form.set(name, text);
  return { body: form };
};

const samples: Record<string, Make> = {
  addReview: reviewForm,
  requestCode: () => ({ body: { login: newPhone(), type: "sms" } }),
  signInByCode: async (api) => {
    const login = { login: newPhone(), type: "sms" };
    return { body: { ...login, uid: "contract", code: await codeOf(api, "/api/auth/login", login, login.login) } };
  },
  signInByEmail: (api) => {
    const { email } = demoCustomers.boris;
    return { body: { login: email, type: "email", password: knownPassword(api), uid: "contract" } };
  },
  register: () => ({ body: { email: newEmail(), name: "New" } }),
  setUpPassword: ({ context }) => {
    const { token } = makeEmailToken(context, "registration", newEmail(), { name: "New" });
    return { body: { token, ...newPassword } };
  },
  requestRecovery: () => ({ body: { email: demoCustomers.boris.email } }),
  changePassword: ({ context }) => {
    const { token } = makeEmailToken(context, "recovery", demoCustomers.boris.email);
    return { body: { token, ...newPassword } };
  },
  refreshSession: ({ context }) => ({
    body: { refreshToken: openSession(context, boris(context).id).refreshToken },
  }),
  editPerson: () => ({ body: person }),
  editPersonOld: () => ({ body: person }),
  editNotify: () => ({ body: { orderSms: false, orderEmail: true } }),
  editPassword: setPassword,
  editPasswordOld: setPassword,
  editPhone: async (api) => {
    const phone = newPhone();
    const proved = { phone, password: knownPassword(api) };
    const path = "/api/app/profile/personal/editPhone";
    return { body: { phone, code: await codeOf(api, path, proved, phone, signInSample(api)) } };
  },
  editEmail: (api) => ({ body: { email: newEmail(), password: knownPassword(api) } }),
  // Only looks: other samples find the customer by the address.
  confirmEmail: ({ context }) => ({ body: { token: makeEmailChange(context, boris(context).id, newEmail()) } }),
  sendProofCode: ({ context }) => {
    context.db.run("delete from one_time_code");
    return {};
  },
  closeSession: ({ context }) => {
    const { id } = boris(context);
    openSession(context, id);
    const row = context.db.get<{ id: string }>("select id from session where customer_id = ? order by used_at", id);
    return { body: { id: row?.id ?? "" } };
  },
  deleteAccount: ({ context }) => {
    context.db.run("delete from one_time_code");
    return { body: {} };
  },
  addAddress: () => ({ body: address }),
  changeAddress: idIn("address", address),
  removeAddress: idIn("address"),
  addCompany: () => ({ body: demo().customers.boris.company }),
  changeCompany: idIn("company", demo().customers.boris.company),
  removeCompany: idIn("company"),
  getOrder: orderIn("new"),
  repeatOrder: orderIn("new", { uid: "contract" }),
  getPaymentLink: orderIn("new"),
  cancelOrder: orderIn("new", { reason: "other", comment: "Not needed" }),
  refundOrder: refundForm,
  withdrawRefund: withdrawal,
  getOrderDocument: orderIn("new"),
};

/** The data for a customer's call; null for a public call. */
export async function customerSample(api: TestApi, endpoint: Endpoint): Promise<Sample | null> {
  const make = samples[endpoint.id];
  if (!make && !endpoint.private && endpoint.tag !== "Sign-in") return null;
  const made = make ? await make(api) : {};
  return { ...made, token: signInSample(api) };
}
