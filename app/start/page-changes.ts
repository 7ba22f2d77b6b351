/** More changes are not recorded: an extension may change its own elements all the time. */
const maxChanges = 20_000;

const changes: MutationRecord[] = [];

const observer = new MutationObserver(record);

function record(found: MutationRecord[]): void {
  for (const change of found) changes.push(change);
  if (changes.length > maxChanges) observer.disconnect();
}

/** Records the elements and texts that the browser and its extensions change in the page, until `takePageChanges`. */
export function watchPageChanges(): void {
  observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
}

/** Ends the recording and returns the changes, the oldest first. */
export function takePageChanges(): MutationRecord[] {
  record(observer.takeRecords());
  observer.disconnect();
  return changes.splice(0);
}
