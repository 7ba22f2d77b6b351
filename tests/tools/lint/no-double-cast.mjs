/** @typedef {{ report: (fault: { node: unknown, message: string }) => void }} Context what the linter gives a rule */

const message = "A double cast hides a doubt: check the value instead.";

/** The project's own rule for the linter: a value is not cast twice (`value as unknown as Order`). */
export default {
  meta: { name: "own" },
  rules: {
    "no-double-cast": {
      /** @param {Context} context */
      create: (context) => ({
        /** @param {unknown} node */
        "TSAsExpression > TSAsExpression": (node) => context.report({ node, message }),
      }),
    },
  },
};
