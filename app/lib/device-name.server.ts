import Bowser from "bowser";

/** What a browser calls itself is a few hundred characters long; nobody parses more of a stranger's. */
const longest = 500;
/** A browser that the library does not know is called what it calls itself: in letters, or not at all. */
const plainName = /^[\w .-]{1,60}$/;

/** What a customer knows a device by, in words that need no language: `Chrome, Windows`. Empty where the browser does not tell. */
export function deviceOf({ headers }: Request): string {
  const text = (headers.get("User-Agent") ?? "").slice(0, longest);
  if (text.trim() === "") return "";
  const { browser, os } = Bowser.parse(text);
  return [browser.name, os.name].filter((name) => name && plainName.test(name)).join(", ");
}
