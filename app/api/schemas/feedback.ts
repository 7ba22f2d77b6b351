import * as z from "zod";

import { consent } from "./checkout";

/** Contract, section 3: "Forms". */

export const formOption = z.object({ id: z.int(), name: z.string(), code: z.string() });
export type FormOption = z.output<typeof formOption>;
export type FormOptionWire = z.input<typeof formOption>;

export const formSettings = z.object({
  feedback: z.object({
    /** How the shopper wants to receive the answer. */
    communication: z.array(formOption),
    subject: z.array(formOption),
    /** The consents that the form asks for; their versions are sent with the message. */
    consents: z.array(consent).default([]),
  }),
});
export type FormSettings = z.output<typeof formSettings>;
export type FormSettingsWire = z.input<typeof formSettings>;

/** The fields of the multipart body, in addition to `files[]`; `consents` is JSON of [{code, version}]. */
export const feedbackFields = z.object({
  fio: z.string().trim().max(200),
  phone: z.string().trim().max(40),
  email: z.string().trim().max(200),
  /** A code from the form settings. */
  subject: z.string().trim().max(50),
  comment: z.string().trim().max(2000),
  communication: z.string().trim().max(50),
});
export type FeedbackFieldsWire = z.input<typeof feedbackFields>;
export type FeedbackFields = FeedbackFieldsWire;

export const feedbackSent = z.object({ id: z.int() });

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const feedbackToWire = {
  fields: (body: FeedbackFields): FeedbackFieldsWire => body,
};
