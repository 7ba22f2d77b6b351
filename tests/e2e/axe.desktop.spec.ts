import { english } from "./support/languages";
import { lookAtEverything } from "./support/looks";

lookAtEverything(english);
