import type { Page } from "../types";
import { about } from "./about";
import { b2b } from "./b2b";
import { loyalty } from "./loyalty";
import { offers } from "./offers";
import { payment } from "./payment";
import { policy } from "./policy";
import { processing } from "./processing";
import { returns } from "./returns";

/** The plain pages, in display order. */
export const pages: readonly Page[] = [offers, processing, policy, b2b, payment, loyalty, returns, about];
