/** What stands over the page: where the link leads that opened it, and whether it is open. */
export type OverPageProps = { to: string; open: boolean; onClose: () => void };
