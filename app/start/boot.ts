/**
 * The only script of a page before the shopper reaches for something: it stands inline at the page's end (`start.server.ts`),
 * waits, and then loads React and Remix. Until they have taken over, what needs them is held and done then, and a finger's
 * press on basket or favourites is sent from here. `vite.config.ts` makes one text of it and what it imports: each byte
 * stands in every page.
 */
import { findPlace, watchArrival } from "./arrival";
import { watchChanges } from "./changes";
import { watchIntent } from "./intent";
import { watchPresses } from "./presses";
import { watchSmallForms } from "./small-form";

findPlace();
watchIntent();
watchArrival();
watchPresses();
watchSmallForms();
watchChanges();
