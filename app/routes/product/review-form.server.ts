import * as z from "zod";

import { key, optionalText } from "~/forms/schemas";
import { constraintOf } from "~/forms/submission.server";

const ratingRequired = key("reviews:form.ratingRequired");

const reviewFields = z.object({
  rating: z.enum(["1", "2", "3", "4", "5"], ratingRequired),
  pros: optionalText(500),
  cons: optionalText(500),
  text: optionalText(3000),
});

/** A review: the rating is required, the words are not. */
export const reviewForm = reviewFields.transform(({ rating, ...words }) => ({ rating: Number(rating), ...words }));

export const constraint = constraintOf(reviewFields);
