/** What the fields of a form are called, by their names. */
export type Labels = Readonly<Partial<Record<string, string>>>;

/**
 * What a summary of errors says of each field: its label goes before a message that does not name it, for out of the field's
 * sight `Поле обязательно для заполнения` says nothing.
 * @param errors the messages, by field
 * @param idOf the id of a field on the page, by its name
 */
export function toldFaults(
  errors: Record<string, string> | undefined,
  labels: Labels,
  idOf: (name: string) => string = (name) => name,
): { id: string; text: string }[] {
  return Object.entries(errors ?? {}).map(([name, message]) => {
    const label = labels[name];
    const isNamed = !label || message.toLowerCase().includes(label.toLowerCase());
    return { id: idOf(name), text: isNamed ? message : `${label}: ${message}` };
  });
}
