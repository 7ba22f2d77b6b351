import { createContext } from "react";

/** On the server: by what the page's policy knows the scripts that the shop itself has written. In the browser undefined. */
export const NonceContext = createContext<string | undefined>(undefined);
