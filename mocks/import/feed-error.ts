/** A feed that cannot be imported at all; its message is for the shop's owner. */
export class FeedError extends Error {}
