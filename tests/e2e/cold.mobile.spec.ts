import { testFirstActions } from "./support/cold-cases";

testFirstActions("phone");
