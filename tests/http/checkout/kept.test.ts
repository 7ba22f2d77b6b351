import { expect, test } from "vitest";

import { paths } from "~/paths";
import { landmarks } from "#mocks/db/seed/landmarks";

import { createApi } from "../support/api";
import { createNewCustomer } from "../support/new-customer";
import { textOf } from "../support/page";
import { address, agreed, newEmail, orderButton, personOf, valueOf } from "./checkout";

const api = createApi();
const { id } = await api.product(landmarks.madeToOrder);

test("a customer's order data is prefilled in the next order and saved in the account", async () => {
  const { shopper, account, addresses } = await createNewCustomer();
  const email = newEmail();
  const ordering = async () => {
    await shopper.post(paths.basketLines(), { add: String(id) });
    return shopper.open(paths.checkout("individual"));
  };
  const first = await ordering();
  expect(valueOf(first, "customer.name")).toBe("");
  const { "customer.phone": _, ...person } = personOf(email);
  const typed = { ...person, ...address, ...agreed(first), "delivery.code": ["courier"], payment: ["cash"] };
  const counted = await shopper.pressForPage(first, 'aside button[value="recalculate"]', typed);
  expect((await shopper.press(counted, orderButton)).location).toBe(paths.orderPlaced("individual"));

  const next = await ordering();
  for (const [name, text] of Object.entries(person)) expect([name, valueOf(next, name)]).toEqual([name, text]);
  const chosen = next.one('input[name="address.saved"][checked]');
  expect(textOf(chosen.closest("label") ?? chosen)).toContain(address["delivery.address.street_with_type"]);
  expect((await account()).user).toMatchObject({ name: "Анна", lastName: "Орлова", email });

  const again = await shopper.press(next, orderButton, {
    ...agreed(next),
    payment: ["cash"],
    "delivery.code": ["courier"],
  });
  expect(again.status).toBe(303);
  expect((await addresses()).map(({ house, default: isDefault }) => [house, isDefault])).toEqual([["8а", true]]);
});
