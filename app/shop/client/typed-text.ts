import { barePath } from "~/i18n/config";
import { tabStorage } from "~/ui/tab-storage";

const key = "typed-text";

/** A typed text, with the name of its field and the index among fields of that name. */
type Typed = { name: string; place: number; value: string };
type SavedText = { address: string; fields: Typed[] };

type Field = HTMLInputElement | HTMLTextAreaElement;
const textTypes = ["text", "search", "email", "tel", "url", "number", "textarea"];

/** Whether the text of a field may be saved. Passwords stay secret even while visible, and codes work only once. */
export function maySave({ type, name, autocomplete }: Pick<Field, "type" | "name" | "autocomplete">): boolean {
  // A postal code is no secret.
  const words = `${name} ${autocomplete}`.replace(/postal.code/g, "");
  return textTypes.includes(type) && name !== "" && !/password|code|token/i.test(words);
}

/** Saves the text typed on this page for a reload, or for the same page in another language, in this tab only. */
export function saveTypedText(): void {
  save(readTyped(document, address()));
}

/** What was typed on the page or in the dialog whose form was sent last. */
let sent: SavedText | null = null;

/**
 * Remembers the text typed on this page while its form is sent. The sign-in returns from a form in a dialog to the
 * form's own page, which has the same fields.
 */
export function rememberSentText(form: HTMLFormElement): void {
  const { pathname, search } = new URL(form.getAttribute("action") ?? "", location.href);
  sent = form.closest("dialog") ? readTyped(form, barePath(pathname + search)) : readTyped(document, address());
}

/**
 * Saves the remembered text: the answer to the form was the sign-in, because the session has ended. It is restored after
 * the sign-in, which returns to the page.
 */
export function saveSentText(): void {
  if (sent) save(sent);
  sent = null;
}

function readTyped(within: ParentNode, address: string): SavedText {
  const fields = [...within.querySelectorAll<Field>("input, textarea")].flatMap((field): Typed[] => {
    if (!maySave(field) || field.value === field.defaultValue) return [];
    return [{ name: field.name, place: fieldsNamed(field.name, within).indexOf(field), value: field.value }];
  });
  return { address, fields };
}

/** Whether the saved text is this document's own. It is for the next one, even if this one is not idle yet. */
let isOwn = false;

function save(saved: SavedText): void {
  if (saved.fields.length === 0) return;
  tabStorage()?.setItem(key, JSON.stringify(saved));
  isOwn = true;
}

/** Restores the saved text once, if this is the same page. Text typed since then stays. */
export function restoreTypedText(): void {
  if (isOwn) return;
  const text = tabStorage()?.getItem(key);
  tabStorage()?.removeItem(key);
  const saved: unknown = text ? JSON.parse(text) : null;
  if (!isSavedText(saved) || saved.address !== address()) return;
  for (const { name, place, value } of saved.fields) {
    const field = fieldsNamed(name)[place];
    if (!field || !maySave(field) || field.value !== field.defaultValue) continue;
    type(field, value);
  }
}

/** React notices a new value only if it is set with the native setter, which React overrides on the element. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Reflect.set(prototype, "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const address = () => barePath(location.pathname + location.search);

const fieldsNamed = (name: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Field>(`[name="${CSS.escape(name)}"]`),
];

function isSavedText(value: unknown): value is SavedText {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}
