/** The API's files and folders below `DATA_DIR`. */
export const databaseFile = "shop.sqlite";
export const picturesFolder = "pictures";
export const attachmentsFolder = "attachments";

/** With what the API was last started, as JSON. */
export const runningFile = "running.json";
