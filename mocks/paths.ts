/** Where the API keeps its things below `DATA_DIR`. */
export const databaseFile = "shop.sqlite";
export const picturesFolder = "pictures";
export const attachmentsFolder = "attachments";
