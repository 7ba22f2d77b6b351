import { test } from "../fixtures/journey";
import { checkEverything } from "./support/axe-views";
import { languages } from "./support/languages";

// In sequence, they would end long after all other tests.
test.describe.configure({ mode: "parallel" });

for (const language of languages) checkEverything(language);
