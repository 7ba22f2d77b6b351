import Bowser from "bowser";

/** The maximum length of a parsed `User-Agent`; real ones have a few hundred characters. */
const maxHeaderLength = 500;
/** Bowser passes on unknown names from the header: accept only plain characters. */
const plainName = /^[\w .-]{1,60}$/;

/** A language-neutral device name for the customer: `Chrome, Windows`. Empty if the browser sends no `User-Agent`. */
export function deviceOf({ headers }: Request): string {
  const text = (headers.get("User-Agent") ?? "").slice(0, maxHeaderLength);
  if (text.trim() === "") return "";
  const { browser, os } = Bowser.parse(text);
  return [browser.name, os.name].filter((name) => name && plainName.test(name)).join(", ");
}
