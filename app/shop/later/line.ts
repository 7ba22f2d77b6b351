/** Whether the line is slow or its owner saves data, where the browser tells: then nothing is loaded that nobody asked for. */
export function isSlowLine(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return false;
  const kind: unknown = Reflect.get(connection, "effectiveType");
  return Reflect.get(connection, "saveData") === true || (typeof kind === "string" && /^(slow-2g|2g|3g)$/.test(kind));
}
