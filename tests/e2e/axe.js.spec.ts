import { russian } from "./support/languages";
import { lookAtEverything } from "./support/looks";

lookAtEverything(russian);
