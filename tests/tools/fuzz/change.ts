import type { Entries } from "./body";
import type { Known } from "./known";
import type { Change, PlannedChange, Step } from "./plan";
import type { Form } from "./read-page";

/** The item at an index, which wraps around at the end. @throws if the list is empty */
export function pick<T>(items: readonly T[], which: number): T {
  const item = items[which % items.length];
  if (item === undefined) throw new Error("The list is empty");
  return item;
}

const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** The entries that a form sends if nothing is changed and one of its buttons is pressed. */
export function standingEntries({ fields, buttons }: Form, which: number): Entries {
  const entries = fields.flatMap(({ name, standing }): Entries => (standing === null ? [] : [[name, standing]]));
  const pressed = buttons.length > 0 ? pick(buttons, which) : undefined;
  const all: Entries = pressed?.name ? [...entries, [pressed.name, pressed.value]] : entries;
  return all.map(([name, value]) => [encoded(name), encoded(value)]);
}

/** Applies changes to entries. Each change applies to one entry, or to a known name if there are no entries. */
export function changeEntries(entries: Entries, changes: PlannedChange[], known: Known): Entries {
  return changes.reduce((now, { which, change }) => {
    const names = [...known.values.keys()];
    if (now.length === 0) return changeEntry([encoded(pick(names, which)), ""], change, known);
    const at = which % now.length;
    return now.flatMap((entry, index) => (index === at ? changeEntry(entry, change, known) : [entry]));
  }, entries);
}

/** Additional entries with known names, which may belong to other pages. */
export function addedEntries(added: Step["added"], known: Known): Entries {
  const names = [...known.values.keys()];
  return added.map(({ which, value }) => [encoded(pick(names, which)), value]);
}

function changeEntry([name, value]: Entries[number], change: Change, known: Known): Entries {
  switch (change.how) {
    case "put":
      return [[name, change.text]];
    case "insert":
      return [[name, insert(value, change.text, change.at)]];
    case "repeat":
      return [
        [name, value],
        [name, change.text],
      ];
    case "choose": {
      const values = known.values.get(decoded(name)) ?? [];
      return [[name, values.length > 0 ? encoded(pick(values, change.which)) : value]];
    }
    case "rename":
      return [[change.name.startsWith("+") ? name + change.name.slice(1) : change.name, value]];
    case "drop":
      return [];
  }
}

function insert(value: string, text: string, at: number): string {
  const place = at % (value.length + 1);
  return value.slice(0, place) + text + value.slice(place);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Changes the dynamic segments of a path, or any segment if its route has none.
 * @param route such as `product/:slug`
 */
export function changePath(path: string, route: string, changes: PlannedChange[]): string {
  const pattern = route.split("/");
  return changes.reduce((now, { which, change }) => {
    const parts = now.split("/").slice(1);
    const open = parts.flatMap((_, index) => (/^[:*]/.test(pattern[index] ?? "*") ? [index] : []));
    const at = open.length > 0 ? pick(open, which) : which % parts.length;
    return `/${parts.map((part, index) => (index === at ? changePart(part, change) : part)).join("/")}`;
  }, path);
}

function changePart(part: string, change: Change): string {
  // The query is changed separately.
  const inPath = (text: string) => text.replaceAll(/[?#]/g, "");
  if (change.how === "put") return inPath(change.text);
  if (change.how === "insert") return insert(part, inPath(change.text), change.at);
  if (change.how === "repeat") return `${part}/${inPath(change.text)}`;
  if (change.how === "choose") return String(change.which);
  return change.how === "rename" ? part.toUpperCase() : "";
}
