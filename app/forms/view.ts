/** The field by which a form says that it stands in a dialog over a page, which it does not want to leave, and its value. */
export const viewName = "view";
export const dialogView = "dialog";
