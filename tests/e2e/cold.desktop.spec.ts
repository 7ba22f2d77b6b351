import { testFirstActions } from "./support/cold-cases";

testFirstActions("desktop");
