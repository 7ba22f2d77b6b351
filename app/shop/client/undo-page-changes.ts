/**
 * Makes the page's elements and texts again what the server sent. React would find others, drop the whole document with
 * what was pressed and typed in it, and render it again.
 *
 * A translated page is translated again by the browser. Elements that an extension has added to the head or body stay:
 * at their end React ignores them.
 * @param changes all changes since the page was loaded, the oldest first
 */
export function undoPageChanges(changes: MutationRecord[]): void {
  const extras = findExtras(changes);
  const isInExtra = ({ target }: MutationRecord) => [...extras].some((extra) => extra.contains(target));
  for (const change of changes.filter((change) => !isInExtra(change)).reverse()) undo(change, extras);
  for (const extra of extras) moveToEnd(extra, extras);
}

/** The elements in the document, its head and its body that the server has not sent. */
function findExtras(changes: MutationRecord[]): Set<Node> {
  const { documentElement, head, body } = document;
  const isTop = (node: Node | null) => node === documentElement || node === head || node === body;
  const added = changes
    .filter(({ target }) => isTop(target))
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element && isTop(node.parentNode));
  // Added before the page's own script could watch: the server's head begins with the charset.
  const early = document.querySelectorAll("html > :not(head, body), head > :not(meta[charset], meta[charset] ~ *)");
  return new Set([...added, ...early]);
}

function undo({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord, extras: Set<Node>): void {
  if (target instanceof CharacterData) target.data = oldValue ?? "";
  for (const node of addedNodes) if (!extras.has(node) && node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}

/** Moves an element behind the server's own, unless it stands there already: moving an `iframe` loads it again. */
function moveToEnd(extra: Node, extras: Set<Node>): void {
  const { head, body } = document;
  const end = extra.parentNode === head ? head : body;
  let next = extra.nextSibling;
  while (next && extras.has(next)) next = next.nextSibling;
  if (!next && extra.parentNode === end) return;
  // The page's policy allows an extension's styles, but not when the page moves them. It keeps blocking those it blocks.
  if (extra instanceof HTMLStyleElement && extra.sheet) extra.nonce = pageNonce();
  end.append(extra);
}

/** The nonce of the page's content security policy. */
const pageNonce = () => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
