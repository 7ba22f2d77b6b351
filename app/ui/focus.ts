/**
 * Whether no control has the focus, as after the focused one has been removed. WebKit does not focus a pressed button or
 * link, but the next ancestor that can have the focus: `main`, because the skip link leads there.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches("body, main");
}
