/**
 * The only script of a page before the shopper's first sign of life: it stands inline at the page's end (`start.server.ts`),
 * waits, and then loads React and Remix. Until they have taken over, what needs them is held and done then.
 * `vite.config.ts` makes one text of it and what it imports: each byte stands in every page.
 */
import { watchArrival } from "./arrival";
import { watchChanges } from "./changes";
import { watchFirstSign } from "./first-sign";
import { watchPresses } from "./presses";

watchFirstSign();
watchArrival();
watchPresses();
watchChanges();
