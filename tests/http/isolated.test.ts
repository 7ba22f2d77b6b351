/** Tests that change the demo shop's orders or make its API fail for everybody, in a separate shop. */
import "./isolated/invoice";
import "./isolated/feedback";
import "./isolated/cross-site";
import "./isolated/sign-in";
import "./isolated/part-returned";
