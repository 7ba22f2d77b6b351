/** The elements in which Chrome, Edge and Google Translate show their translations, and Yandex Browser its own. */
const translationTags = "font,ya-tr-span";

/** What a translator shows instead of a text of the page. */
const translations = new WeakMap<Node, Element>();
const known = new WeakSet<Element>();

const observer = new MutationObserver((changes) => changes.forEach(follow));

/**
 * Makes React's changes take effect on a page that a browser translates while it is open. The translator replaces each
 * text by an element, so React works with texts that are not in the page: changing one would have no effect, and to
 * remove one, or to insert something before it, would fail and lead to the error page
 * (https://github.com/facebook/react/issues/11538). Here the translation is removed or found instead, and a changed text
 * replaces it, so that it is translated again. The same holds for elements that an extension has wrapped.
 */
export function watchTranslations(): void {
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const shown = child.parentNode === this ? child : (translations.get(child) ?? child);
    if (shown.parentNode) removeChild.call(shown.parentNode, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    insertBefore.call(this, node, next && childWith(this, next));
    return node;
  };
}

/** The child of the parent that is, contains or translates the node; null if there is none. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node.parentNode ? node : (translations.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

function follow({ type, target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (type === "characterData") return translations.get(target)?.replaceWith(target);
  for (const text of removedNodes) {
    if (!(text instanceof Text)) continue;
    const translation = [...addedNodes, previousSibling, nextSibling].find(isNewTranslation);
    if (!translation) continue;
    translations.set(text, translation);
    known.add(translation);
    observer.observe(text, { characterData: true });
  }
}

function isNewTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.matches(translationTags) && !known.has(node);
}
