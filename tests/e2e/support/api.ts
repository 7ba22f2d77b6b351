import { apiUrl } from "../../fixtures/addresses";
import { createApi } from "../../fixtures/api";

/** The API of all browser tests. */
export const api = createApi(apiUrl);
