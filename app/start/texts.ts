/** The children of each element that has texts, as the server sent them: nodes, and the content of texts. */
const sent = new Map<ParentNode, (ChildNode | string)[]>();

const isSame = (now: ChildNode | undefined, child: ChildNode | string) =>
  typeof child === "string" ? now instanceof Text && now.data === child : now === child;

/** Remembers the page's texts before a browser can translate them. */
export function rememberTexts(): void {
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    // A text always has a parent that can have several children.
    const parent = texts.currentNode.parentNode as ParentNode;
    if (sent.has(parent)) continue;
    const children = [...parent.childNodes];
    sent.set(
      parent,
      children.map((child) => (child instanceof Text ? child.data : child)),
    );
  }
}

/**
 * Puts the page's own texts back if a browser has translated them. React would find other texts than the server's, drop
 * the whole document with what was pressed and typed in it, and render it again. The browser translates the texts again.
 */
export function restoreTexts(): void {
  for (const [parent, children] of sent) {
    const now = parent.childNodes;
    if (now.length !== children.length || !children.every((child, index) => isSame(now[index], child)))
      parent.replaceChildren(...children);
  }
  sent.clear();
}
