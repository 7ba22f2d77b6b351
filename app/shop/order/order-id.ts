/** An order's id as a path has it; null for what can be none. */
export function orderIdOf({ id = "" }: Record<string, string | undefined>): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
