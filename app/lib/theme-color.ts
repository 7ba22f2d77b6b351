/** The colour of the browser's own frame around the shop: that of its paper, `--paper` in `styles/tokens.css`. */
export const themeColor = "#f3f5f4";
