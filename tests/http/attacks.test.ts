/**
 * Attacks on customers of the demo shop, in a shop of their own. The last ones use up what may be tried of a customer, and
 * what an order allows.
 */
import "./attacks/foreign";
import "./attacks/fields";
import "./attacks/redirects";
import "./attacks/uploads";
import "./attacks/codes";
import "./attacks/enumeration";
import "./attacks/accounts";
