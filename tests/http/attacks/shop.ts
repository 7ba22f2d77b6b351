import { useIsolatedShop } from "../support/isolated-shop";

/** One shop for the files of this folder, which change what others rely on: they run one after the other. */
export const shop = useIsolatedShop({ TRUSTED_PROXIES: "loopback" });
