/**
 * Attacks on customers of the demo shop, in a separate shop. The last ones use up a customer's allowed attempts and the
 * requests that an order allows.
 */
import "./attacks/foreign";
import "./attacks/fields";
import "./attacks/redirects";
import "./attacks/uploads";
import "./attacks/codes";
import "./attacks/enumeration";
import "./attacks/accounts";
