/**
 * Tests that change the demo shop's orders or stock, or make its API fail for everybody, in a separate shop. The last
 * one takes stock of many products.
 */
import "./isolated/invoice";
import "./isolated/feedback";
import "./isolated/cross-site";
import "./isolated/sign-in";
import "./isolated/part-returned";
import "./isolated/large-basket";
