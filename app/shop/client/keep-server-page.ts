/** How long later changes are undone, in ms: if React never hydrates the page, it belongs to the browser. */
const longestHydration = 5000;

/**
 * Makes the page's elements and texts again what the server sent, and keeps them so until React has hydrated the page.
 * React would find others, drop the whole document with what was pressed and typed in it, and render it again.
 *
 * A translated page is translated again by the browser. Elements that an extension has added to the head or body stay:
 * at their end React ignores them.
 * @param changes all changes since the page was loaded, the oldest first
 */
export function keepServerPage(changes: MutationRecord[]): void {
  const extras = new Set<Node>();
  undoChanges(changes, extras);
  const start = performance.now();
  const observer = new MutationObserver((later) => {
    const isOver = "hydrated" in document.documentElement.dataset || performance.now() - start > longestHydration;
    if (isOver) return observer.disconnect();
    undoChanges(later, extras);
    // Undoing is a change too.
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
}

/** @param extras the elements that the server has not sent and that may stay; those of the changes are added to it */
function undoChanges(changes: MutationRecord[], extras: Set<Node>): void {
  for (const extra of findExtras(changes)) extras.add(extra);
  const isInExtra = ({ target }: MutationRecord) => [...extras].some((extra) => extra.contains(target));
  for (const change of changes.filter((change) => !isInExtra(change) && !isTyped(change)).reverse())
    undo(change, extras);
  for (const extra of extras) moveToEnd(extra, extras);
}

/** Whether the page itself has stored what was typed (`keepTyped` in `app/entry.client.tsx`). */
const isTyped = ({ target }: MutationRecord) =>
  target instanceof HTMLTextAreaElement || target.parentNode instanceof HTMLTextAreaElement;

/** The elements in the document, its head and its body that the server has not sent. */
function findExtras(changes: MutationRecord[]): Node[] {
  const { documentElement, head, body } = document;
  const isTop = (node: Node | null) => node === documentElement || node === head || node === body;
  const added = changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element && isTop(node.parentNode));
  // Added before the page's own script could watch: the server's head begins with the charset.
  const early = document.querySelectorAll("html > :not(head, body), head > :not(meta[charset], meta[charset] ~ *)");
  return [...added, ...early];
}

function undo({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord, extras: Set<Node>): void {
  if (target instanceof CharacterData) target.data = oldValue ?? "";
  for (const node of addedNodes) if (!extras.has(node) && node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) if (!extras.has(node)) target.insertBefore(node, next);
}

/** Moves an element behind the server's own, unless it stands there already: moving an `iframe` loads it again. */
function moveToEnd(extra: Node, extras: Set<Node>): void {
  const { head, body } = document;
  const end = extra.parentNode === head ? head : body;
  let next = extra.nextSibling;
  while (next && extras.has(next)) next = next.nextSibling;
  if (!extra.isConnected || (!next && extra.parentNode === end)) return;
  // The page's policy allows an extension's styles, but not when the page moves them. It keeps blocking those it blocks.
  if (extra instanceof HTMLStyleElement && extra.sheet) extra.nonce = pageNonce();
  end.append(extra);
}

/** The nonce of the page's content security policy. */
const pageNonce = () => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
