import { readProductIds } from "~/lib/product-ids";

/** What a form of the comparison asks for. */
export type Pressed =
  | { intent: "add"; id: number; /** The product that gives way to it. */ instead: number | null }
  | { intent: "remove"; ids: number[] };

/** Reads the forms of the comparison: `add` an id, perhaps `instead` of another, or `remove` a list. Null for nonsense. */
export function readCompareForm(form: FormData): Pressed | null {
  const ids = idsOf(form.get("remove"));
  if (ids.length > 0) return { intent: "remove", ids };
  const [id, ...more] = idsOf(form.get("add"));
  const [instead = null] = idsOf(form.get("instead"));
  return id === undefined || more.length > 0 ? null : { intent: "add", id, instead };
}

const idsOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? readProductIds(value) : []);
