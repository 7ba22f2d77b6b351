/** Names of tags in which the server tells the script that comes later how things stand. */

/** There where the setting has switched the worker off. */
export const noWorkerTag = "no-service-worker";

/** Holds the number of the counter, where there is one and the visitor agrees to it. */
export const counterTag = "counter";
