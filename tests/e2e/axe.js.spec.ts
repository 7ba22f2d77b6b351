import { test } from "../fixtures/journey";
import { lookAtEverything } from "./support/axe-views";
import { languages } from "./support/languages";

// One after the other they would end long after all the rest.
test.describe.configure({ mode: "parallel" });

for (const language of languages) lookAtEverything(language);
