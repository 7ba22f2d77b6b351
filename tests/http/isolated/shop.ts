import { useIsolatedShop } from "../support/isolated-shop";

/** One shop for all files of this folder. They change shared data, so they run one after the other. */
export const shop = useIsolatedShop({ TRUSTED_PROXIES: "loopback" });
