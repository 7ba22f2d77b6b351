import { typeset } from "#mocks/texts/typeset";

import type { RawCategory } from "./parse";
import { plainText } from "./texts";

/** A category whose parents exist and do not form a circle. */
export type Category = { id: string; parentId: string | null; level: number; name: string };

/** A fault of the feed that its owner should know. `subject` is such as `offer 12`. */
export type Problem = { line: number; subject: string; reason: string };

/**
 * Repairs the tree of categories and returns it parents first. A category whose parent is missing, or whose parents form
 * a circle, becomes a top one; of two with the same id the first counts.
 */
export function arrangeCategories(raw: RawCategory[], report: (problem: Problem) => void): Category[] {
  const byId = new Map<string, RawCategory>();
  for (const each of raw) {
    const id = each.id.trim();
    const fault = (reason: string) => report({ line: each.line, subject: `category ${id}`, reason });
    if (id === "") fault("the category has no id");
    else if (byId.has(id)) fault("another category has the same id");
    else byId.set(id, { ...each, id, parentId: each.parentId.trim() });
  }
  const found = new Map<string, Category>();
  for (const each of byId.values()) if (!found.has(each.id)) place(each, byId, found, report);
  return [...found.values()].sort((a, b) => a.level - b.level);
}

function place(
  start: RawCategory,
  byId: Map<string, RawCategory>,
  found: Map<string, Category>,
  report: (problem: Problem) => void,
): void {
  const waiting: RawCategory[] = [];
  let above: Category | undefined;
  for (let each: RawCategory | undefined = start; each;) {
    waiting.push(each);
    const { line, id, parentId } = each;
    if (parentId === "" || parentId === "0") break;
    above = found.get(parentId);
    if (above) break;
    const parent: RawCategory | undefined = byId.get(parentId);
    const isCircle = parent !== undefined && waiting.includes(parent);
    if (!parent || isCircle) {
      const reason = isCircle ? "its parents form a circle" : `its parent ${parentId} does not exist`;
      report({ line, subject: `category ${id}`, reason });
    }
    each = isCircle ? undefined : parent;
  }
  for (const { id, name } of waiting.reverse()) {
    const level = (above?.level ?? 0) + 1;
    above = { id, parentId: above?.id ?? null, level, name: typeset(plainText(name)).slice(0, 255) || id };
    found.set(id, above);
  }
}
