/** What changes the demo shop's orders, or has its API fail for everybody, in a shop of its own. */
import "./isolated/invoice";
import "./isolated/feedback";
import "./isolated/cross-site";
import "./isolated/sign-in";
