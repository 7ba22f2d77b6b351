import { test } from "../fixtures/journey";
import { languages } from "./support/languages";
import { lookAtEverything } from "./support/looks";

// One after the other they would end long after all the rest.
test.describe.configure({ mode: "parallel" });

for (const language of languages) lookAtEverything(language);
