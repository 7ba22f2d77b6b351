import { createContext } from "react";

/**
 * HTML of the form that sends a kept text again, for an error page; empty if there is none. Only the server knows it: the
 * browser keeps the HTML that it received.
 */
export const KeptFormContext = createContext("");
