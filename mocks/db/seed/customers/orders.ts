import type { DemoOrder } from "./demo-order";
import { anna } from "./orders-anna";
import { boris } from "./orders-boris";
import type { DemoName } from "./people";

/** The orders of the demo customers. */
export const demoOrders: Record<DemoName, DemoOrder[]> = { anna, boris };
