import type { PageData } from "./page-data";
import type { Quote } from "./quote-view";

const choices = ["delivery.code", "delivery.pointId", "payment"];

/**
 * What goes with the form unseen: its key, and the basket and the sum that the page shows. Where the choices cannot be shown,
 * they are kept here, so that nothing is lost.
 */
export function KeptFields({ page, quote }: { page: PageData; quote: Quote | null }) {
  const { key, values, sent } = page;
  const consents = Object.keys(values).filter((name) => name.startsWith("consents."));
  const hidden = quote ? [] : [...choices, ...consents].filter((name) => values[name]);
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="hash" value={sent?.hash ?? quote?.hash ?? ""} />
      <input type="hidden" name="total" value={sent?.total ?? String(quote?.sums?.totalPrice ?? "")} />
      <input type="hidden" name="address.known" defaultValue={values["address.known"] ?? ""} />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
    </>
  );
}
