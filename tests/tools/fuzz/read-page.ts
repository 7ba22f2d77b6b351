import { parse, type HTMLElement } from "node-html-parser";

import { soundCompany } from "#mocks/testing/order";

/** A field of a form: the value it sends by default (null if it sends none), and all values that it offers. */
type Field = { name: string; standing: string | null; offered: string[] };

/** A form of a page. */
export type Form = {
  method: "GET" | "POST";
  action: string;
  isMultipart: boolean;
  fields: Field[];
  buttons: { name: string; value: string; action: string | undefined }[];
};

/** Parses an HTML page without its scripts and styles. */
export function readPage(body: string): HTMLElement {
  return parse(body, { comment: false, blockTextElements: { script: false, style: false } });
}

/** The forms of a page, in order. @param path of the page, where a form without an action is sent */
export function formsOf(root: HTMLElement, path: string): Form[] {
  const forms = new Map<HTMLElement, Form>();
  for (const form of root.querySelectorAll("form")) {
    const isPost = form.getAttribute("method")?.toLowerCase() === "post";
    forms.set(form, {
      method: isPost ? "POST" : "GET",
      action: form.getAttribute("action") ?? path,
      isMultipart: form.getAttribute("enctype") === "multipart/form-data",
      fields: [],
      buttons: [],
    });
  }
  for (const control of root.querySelectorAll("input, select, textarea, button")) {
    const id = control.getAttribute("form");
    const owner = id === undefined ? control.closest("form") : root.getElementById(id);
    const form = owner && forms.get(owner);
    if (form && !control.hasAttribute("disabled")) addControl(form, control);
  }
  return [...forms.values()];
}

function addControl(form: Form, control: HTMLElement): void {
  const name = control.getAttribute("name") ?? "";
  const value = control.getAttribute("value") ?? "";
  const type = control.getAttribute("type")?.toLowerCase() ?? "";
  if (control.tagName === "BUTTON" || type === "submit") {
    if (type !== "button" && type !== "reset")
      form.buttons.push({ name, value, action: control.getAttribute("formaction") });
    return;
  }
  if (name === "") return;
  if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const offered = options.map((option) => option.getAttribute("value") ?? option.text);
    const chosen = options.find((option) => option.hasAttribute("selected"));
    const standing = chosen ? (chosen.getAttribute("value") ?? chosen.text) : (offered[0] ?? "");
    form.fields.push({ name, standing, offered });
  } else if (type === "checkbox" || type === "radio") {
    const isTicked = control.hasAttribute("checked") || control.hasAttribute("required");
    form.fields.push({ name, standing: isTicked ? value || "on" : null, offered: [value || "on"] });
  } else {
    const standing = control.tagName === "TEXTAREA" ? control.text : value;
    const isHidden = type === "hidden" || standing !== "";
    form.fields.push({ name, standing: isHidden ? standing : sound(name, type, control), offered: [standing] });
  }
}

const company = new Map(Object.entries(soundCompany));

const soundByType: Record<string, string> = {
  email: "somebody@fuzz.example",
  tel: "+79051234567",
  password: "a-password-of-the-fuzzer",
  number: "1",
  date: "1990-01-01",
};

/** A valid value for an empty field. Files, and hidden fields that only bots fill in, stay empty. */
function sound(name: string, type: string, control: HTMLElement): string {
  if (control.getAttribute("tabindex") === "-1" || type === "file") return "";
  return company.get(name) ?? soundByType[type] ?? "Проба";
}

/** The paths of this shop that a page links to or loads, without duplicates. */
export function linksOf(root: HTMLElement, body: string, path: string): string[] {
  const attributes = root
    .querySelectorAll("a[href], link[href], form[action], img[src], source[srcset]")
    .map(
      (element) => ["href", "action", "src", "srcset"].map((name) => element.getAttribute(name)).find(Boolean) ?? "",
    );
  const inScripts = [...body.matchAll(/"(\/(?:strings|images|documents)\/[^"\\]+)"/g)].map(([, link = ""]) => link);
  const inMaps = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, link = ""]) => link);
  const links = [...attributes, ...inScripts, ...inMaps].map((link) => link.split(/[\s#]/)[0] ?? "");
  const whole = links.map((link) => (link.startsWith("?") ? path.replace(/\?.*$/, "") + link : link));
  return [...new Set(whole.filter((link) => /^\/(?!\/|assets\/)/.test(link)))];
}
