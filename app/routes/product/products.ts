import { paths } from "~/paths";
import { redirectingLoader } from "~/session/visit.server";

/** The URL of all products has no page: it leads to the catalogue. */
export const loader = redirectingLoader(paths.catalog);
