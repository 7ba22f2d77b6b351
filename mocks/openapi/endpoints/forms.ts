import * as z from "zod";

import { feedbackFields, feedbackSent, formSettings } from "~/api/schemas/feedback";

import type { Endpoint } from "../endpoint";

const feedbackForm = feedbackFields.extend({
  consents: z.string().describe('JSON: `[{"code": "processing", "version": "2026-01-01"}]`.'),
  captcha: z.string().optional(),
  "files[]": z.array(z.string()).optional().describe("JPEG or PNG images: at most 10, up to 10 MB each."),
});

/** Contract, section 3: "Forms". */
export const formsEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/api/app/form/settings",
    id: "getFormSettings",
    tag: "Forms",
    summary: "Subjects, reply methods and consents of the feedback form",
    response: formSettings,
  },
  {
    method: "post",
    path: "/api/app/form/feedback/send",
    id: "sendFeedback",
    tag: "Forms",
    summary: "Send feedback to the shop",
    form: feedbackForm,
    response: feedbackSent,
    errors: ["validation_failed", "too_large", "too_many_requests"],
  },
];
