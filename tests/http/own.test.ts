/** What changes the demo shop's orders, or has its API fail for everybody, in a shop of its own. */
import "./own/invoice";
import "./own/feedback";
import "./own/cross-site";
import "./own/sign-in";
