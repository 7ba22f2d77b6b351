import type * as z from "zod";

import type { GroupName } from "./groups";

/** One call of the contract, as the check makes it. */
export type Call<T> = {
  /** The function of `app/api` that the storefront makes this call with. */
  name: string;
  group: GroupName;
  method: "GET" | "POST" | "DELETE";
  /** With `:name` for parameters. */
  path: string;
  /** The schema of the answer's `data`. */
  schema: z.ZodType<T>;
};

/** Creates the calls of one group. Paths start after `/api/`. */
export function callsOf(group: GroupName) {
  return function describeCall<T>(
    name: string,
    endpoint: `${Call<T>["method"]} ${string}`,
    schema: z.ZodType<T>,
  ): Call<T> {
    const [, method, path] = /^(GET|POST|DELETE) (.*)$/.exec(endpoint) ?? [];
    if (path === undefined || (method !== "GET" && method !== "POST" && method !== "DELETE"))
      throw new Error(`${endpoint} is not an endpoint`);
    return { name, group, method, path: `/api/${path}`, schema };
  };
}
