/** How far an order has come: of the four stages, the current one counted from 0; null where stages say nothing. */
export function stageOf(status: string): number | null {
  switch (status) {
    case "new":
    case "confirmed":
      return 0;
    case "assembling":
      return 1;
    case "shipped":
    case "ready":
      return 2;
    default:
      return null;
  }
}
