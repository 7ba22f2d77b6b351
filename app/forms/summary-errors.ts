import type { LastResult } from "./answer";

/** What the fields of a form are called, by their names, in the order of the form. Empty where a message needs no name. */
export type Labels = Readonly<Partial<Record<string, string>>>;

/**
 * What a summary of errors says of each field that the server has refused: its label goes before a message that does not name
 * it, since away from the field "Required" says nothing.
 * @param formId the id of the form: that of a field is `<form's id>-<name>`
 */
export function summaryErrors(
  lastResult: LastResult | undefined,
  formId: string,
  labels: Labels,
): { id: string; text: string }[] {
  const order = Object.keys(labels);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const errors = Object.entries(lastResult?.error ?? {}).sort(([one], [other]) => place(one) - place(other));
  return errors.flatMap(([name, messages]) => {
    const message = messages?.[0];
    if (name === "" || message === undefined) return [];
    const label = labels[name];
    const isNamed = !label || message.toLowerCase().includes(label.toLowerCase());
    return { id: `${formId}-${name}`, text: isNamed ? message : `${label}: ${message}` };
  });
}
