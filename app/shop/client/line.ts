/** What some browsers report about the connection; the DOM types do not include it. */
type Line = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the browser reports a slow connection or data saving: then load nothing that nobody asked for. */
export function isSlowLine(): boolean {
  const { connection } = navigator as Line;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}
