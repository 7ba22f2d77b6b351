const key = "typed-text";

/** Where a field stands among those of its name, and what was typed into it. */
type Typed = { name: string; place: number; value: string };
type Kept = { address: string; fields: Typed[] };

type Field = HTMLInputElement | HTMLTextAreaElement;
const textTypes = ["text", "search", "email", "tel", "url", "number", "textarea"];

/** Whether a field holds plain text. Passwords stay secret even while they are shown, and codes are good for once. */
export function mayBeKept({ type, name, autocomplete }: Pick<Field, "type" | "name" | "autocomplete">): boolean {
  return textTypes.includes(type) && name !== "" && !/password|code|token/i.test(`${name} ${autocomplete}`);
}

/** Keeps what is typed on this page for the reload that follows, in this tab alone. */
export function saveTypedText(): void {
  const fields = [...document.querySelectorAll<Field>("input, textarea")].flatMap((field): Typed[] => {
    if (!mayBeKept(field) || field.value === field.defaultValue) return [];
    return [{ name: field.name, place: fieldsNamed(field.name).indexOf(field), value: field.value }];
  });
  const kept: Kept = { address: address(), fields };
  if (fields.length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
}

/** Gives back what was kept, once, if this is the same page. What has been typed since stays. */
export function restoreTypedText(): void {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isKept(kept) || kept.address !== address()) return;
  for (const { name, place, value } of kept.fields) {
    const field = fieldsNamed(name)[place];
    if (!field || !mayBeKept(field) || field.value !== field.defaultValue) continue;
    type(field, value);
  }
}

/** React takes a value up only if it is set past its own watch over the field. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Reflect.set(prototype, "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const address = () => location.pathname + location.search;

const fieldsNamed = (name: string) => [...document.querySelectorAll<Field>(`[name="${CSS.escape(name)}"]`)];

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}
