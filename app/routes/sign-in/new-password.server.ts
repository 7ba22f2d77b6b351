import * as z from "zod";

import { key, password, requiredText } from "~/forms/schemas";

/** A new password, twice, and what allows to set it: the token of a letter's link, or the code in the letter. */
export const newPasswordForm = z
  .object({ token: requiredText(), password, confirmPassword: z.string(key("forms:passwordRequired")) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: key("forms:passwordsDiffer"),
  });
