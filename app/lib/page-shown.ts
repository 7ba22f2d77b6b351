/** The event on `window` that tells of a page which script has put in the place of another. */
export const pageShown = "shop:page-shown";
