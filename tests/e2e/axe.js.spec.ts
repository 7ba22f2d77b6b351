import { languages } from "./support/languages";
import { lookAtEverything } from "./support/looks";

for (const language of languages) lookAtEverything(language);
