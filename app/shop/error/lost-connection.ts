/**
 * The browser could not reach the shop for the data of a page. In a file without styles: the browser's entry imports it,
 * and styles that come before `app/styles` would change the order of the layers.
 */
export class LostConnection extends Error {}
