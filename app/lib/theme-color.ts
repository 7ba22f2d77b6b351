/** The colour of the browser's own UI around the shop, the same as `--paper` in `styles/tokens.css`. */
export const themeColor = "#f3f5f4";
