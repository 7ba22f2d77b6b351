import { useOwnShop } from "../support/own-shop";

/** One shop for the files of this folder, which change what others rely on: they run one after the other. */
export const shop = useOwnShop({ TRUSTED_PROXIES: "loopback" });
