/** What some browsers report about the connection; the DOM types do not include it. */
type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the browser reports a slow connection or data saving: then load nothing that nobody asked for. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}
