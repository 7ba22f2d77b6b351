let changes: MutationRecord[] = [];

const observer = new MutationObserver((records) => (changes = changes.concat(records)));

/** Records the elements and texts that the browser and its extensions change in the page, until `takePageChanges`. */
export function watchPageChanges(): void {
  observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
}

/** Ends the recording and returns the changes, the oldest first. */
export function takePageChanges(): MutationRecord[] {
  const found = changes.concat(observer.takeRecords());
  observer.disconnect();
  changes = [];
  return found;
}
