import type { Refusal } from "~/forms/refusal";
import type { SignInStep } from "~/paths";

/** The phone that waits for a code, as people write it, and for how many seconds no other can be asked for. */
export type Pending = { phone: string; wait: number; resendAt: number; fault: string | null };

/** The step that a form led to, and what is told there. */
export type NextStep = { step: SignInStep; pending: Pending | null; notice: string | null };

/** What a form of the sign-in is answered over a page: where to go on, or why it was not taken. */
export type StepAnswer = { next: NextStep } | Refusal;
