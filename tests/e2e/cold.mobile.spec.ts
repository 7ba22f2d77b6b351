import { testFirstActs } from "./support/cold-cases";

testFirstActs("phone");
