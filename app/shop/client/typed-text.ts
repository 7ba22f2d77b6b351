import { barePath } from "~/i18n/config";
import { tabStorage } from "~/ui/tab-storage";

const key = "typed-text";

/**
 * A typed text, with the name of its field and the index among fields of that name; or a choice: the value of a list's
 * option, or of a radio button or checkbox and whether it is checked.
 */
type Typed = { name: string; place: number; value: string; isOn: boolean };
type SavedText = { address: string; fields: Typed[] };

type Field = HTMLInputElement | HTMLTextAreaElement;
type Choice = HTMLInputElement | HTMLSelectElement;
const textTypes = ["text", "search", "email", "tel", "url", "number", "date", "textarea"];

/** Whether the text of a field may be saved. Passwords stay secret even while visible, and codes work only once. */
export function maySave({ type, name, autocomplete }: Pick<Field, "type" | "name" | "autocomplete">): boolean {
  // A postal code is no secret.
  const words = `${name} ${autocomplete}`.replace(/postal.code/g, "");
  return textTypes.includes(type) && name !== "" && !/password|code|token/i.test(words);
}

/** Saves what was typed and chosen on this page for a reload, or for the same page in another language, in this tab only. */
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
  const fields = [...within.querySelectorAll<Field | Choice>("input, textarea, select")].flatMap((field): Typed[] => {
    const isSaved = isChoice(field) ? isChanged(field) : maySave(field) && field.value !== field.defaultValue;
    // Of radio buttons, the one that was left changes too.
    if (!isSaved || (field.type === "radio" && !isChecked(field))) return [];
    const { name, value } = field;
    return [{ name, place: fieldsNamed(name, within).indexOf(field), value, isOn: isChecked(field) }];
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
  for (const { name, place, value, isOn } of saved.fields) {
    const field = fieldsNamed(name)[place];
    if (!field) continue;
    if (isChoice(field)) choose(field, value, isOn);
    else if (maySave(field) && field.value === field.defaultValue) type(field, value);
  }
}

/**
 * Whether a field is a choice in a form that sends data. Filters apply a choice at once, and their addresses contain it.
 * The country of a phone is not: the phone's text begins with its code.
 */
function isChoice(field: Field | Choice): field is Choice {
  const isSent = !/^$|country$/i.test(field.name) && field.form?.getAttribute("method")?.toLowerCase() === "post";
  return isSent && /^(radio|checkbox|select-one)$/.test(field.type);
}

const isChecked = (field: Field | Choice) => field instanceof HTMLInputElement && field.checked;

/** Whether the shopper has changed a choice. */
function isChanged(field: Choice): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  const options = [...field.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== initial?.value;
}

/** Restores a choice that is still offered, unless the page has it already or the shopper has made another one since. */
function choose(field: Choice, value: string, isOn: boolean): void {
  if (field instanceof HTMLSelectElement) {
    if (field.value === value || isChanged(field) || ![...field.options].some((option) => option.value === value))
      return;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field.value === value && field.checked !== isOn && !sameGroup(field).some(isChanged)) {
    // React and the form's checks notice a click, not a new state.
    field.click();
  }
}

/** The radio buttons of the same question; a checkbox alone. */
const sameGroup = (field: HTMLInputElement) =>
  field.type === "radio"
    ? fieldsNamed(field.name)
        .filter(isChoice)
        .filter(({ form }) => form === field.form)
    : [field];

/** React notices a new value only if it is set with the native setter, which React overrides on the element. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Reflect.set(prototype, "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const address = () => barePath(location.pathname + location.search);

const fieldsNamed = (name: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Field | Choice>(`[name="${CSS.escape(name)}"]`),
];

function isSavedText(value: unknown): value is SavedText {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}
