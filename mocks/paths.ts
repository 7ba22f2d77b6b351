import { fileURLToPath } from "node:url";

/** The API's files and folders below `DATA_DIR`. */
export const databaseFile = "shop.sqlite";
export const picturesFolder = "pictures";
export const attachmentsFolder = "attachments";

/** The folder below `picturesFolder` with all pictures that the API stores: the first part of their paths. */
export const storedPictures = "upload";

/** The folder of the demo shop, whose goods are the sample for a shop without a feed. */
export const demoFolder = fileURLToPath(new URL("demo", import.meta.url));

/** The settings of the API's last start, as JSON. */
export const runningFile = "running.json";
