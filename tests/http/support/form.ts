import type { HTMLElement } from "node-html-parser";

import type { Page } from "./page";

/** Values to type, choose or tick, by field name: a list names exactly the checkboxes and radios to tick. */
export type Fill = Record<string, string | string[]>;

/** A form as a browser would send it. */
type FilledForm = { method: "get" | "post"; action: string; entries: [string, string][] };

/**
 * Fills in the form of a button and presses that button, as a browser without JavaScript does.
 * @param selector selects the button; of several matches, the first one that is not disabled is pressed
 * @throws if the page has no such button, field or choice
 */
export function fillForm(page: Page, selector: string, fill: Fill = {}): FilledForm {
  const button = page.all(selector).find((candidate) => !candidate.hasAttribute("disabled"));
  if (!button) throw new Error(`No button to press on ${page.path}: ${selector}`);
  if (["button", "reset"].includes(button.getAttribute("type") ?? "submit"))
    throw new Error(`${selector} is not a submit button`);
  const form = formOf(page, button);
  const controls = page
    .all("input, select, textarea, button")
    .filter((control) => !control.hasAttribute("disabled") && ownerOf(page, control) === form);
  for (const name of Object.keys(fill)) {
    if (!controls.some((control) => control.getAttribute("name") === name))
      throw new Error(`No field ${name} beside ${selector} on ${page.path}`);
  }
  return {
    method: form.getAttribute("method")?.toLowerCase() === "post" ? "post" : "get",
    action: button.getAttribute("formaction") ?? form.getAttribute("action") ?? page.path,
    entries: controls.flatMap((control) => entriesOf(control, button, fill)),
  };
}

function formOf(page: Page, button: HTMLElement): HTMLElement {
  const form = ownerOf(page, button);
  if (!form) throw new Error(`A button without a form on ${page.path}`);
  return form;
}

function ownerOf(page: Page, control: HTMLElement): HTMLElement | null {
  const id = control.getAttribute("form");
  return id === undefined ? control.closest("form") : page.root.getElementById(id);
}

function entriesOf(control: HTMLElement, pressed: HTMLElement, fill: Fill): [string, string][] {
  const name = control.getAttribute("name");
  if (!name) return [];
  const value = control.getAttribute("value") ?? "";
  const typed = fill[name];
  if (control.tagName === "BUTTON") return control === pressed ? [[name, value]] : [];
  if (control.tagName === "SELECT") return [[name, chosenOption(control, name, typed)]];
  if (["checkbox", "radio"].includes(control.getAttribute("type") ?? "")) {
    const ticked = typed === undefined ? control.hasAttribute("checked") : [typed].flat().includes(value);
    return ticked ? [[name, control.getAttribute("value") ?? "on"]] : [];
  }
  const standing = control.tagName === "TEXTAREA" ? control.text : value;
  return [[name, typeof typed === "string" ? typed : standing]];
}

function chosenOption(select: HTMLElement, name: string, wanted: Fill[string] | undefined): string {
  const options = select.querySelectorAll("option");
  const standing = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  const chosen =
    wanted === undefined
      ? standing
      : options.find((option) => (option.getAttribute("value") ?? option.text) === wanted);
  if (!chosen) throw new Error(`${name} has no option ${String(wanted)}`);
  return chosen.getAttribute("value") ?? chosen.text;
}
