/** What a browser may tell of its line; the types of the DOM do not know it. */
type Line = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the line is slow or its owner saves data, where the browser tells: then nothing is loaded that nobody asked for. */
export function isSlowLine(): boolean {
  const { connection } = navigator as Line;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}
