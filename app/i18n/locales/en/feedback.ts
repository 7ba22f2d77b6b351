import type { StringsLike } from "../../strings";
import type ru from "../ru/feedback";

export default {
  title: "Feedback",
  description:
    "A question about an order, a product, delivery or the warranty? Write to Verstak and a manager will reply.",
  lead: "Tell us what happened or what is missing. We will reply by phone or e-mail, as you prefer.",
  fio: "First and last name",
  phone: "Phone",
  phoneHint: "Needed if you ask us to call",
  email: "E-mail",
  subject: "Subject",
  subjectNone: "Choose a subject",
  subjectRequired: "Choose a subject from the list",
  comment: "Message",
  communication: "How to reply",
  communicationRequired: "Choose how we should reply",
  consentText: "read the text",
  consentRequired: "We cannot accept your message without this consent",
  submit: "Send",
  doneTitle: "Thank you for your feedback!",
  doneText: "Our manager will contact you about the next steps.",
  failedTitle: "Something went wrong!",
  failedText: "Our manager will contact you about the next steps. You can also try again later.",
  awayTitle: "The form is temporarily unavailable",
  awayText: "Reload the page in a minute or call us: the phone numbers are under",
} satisfies StringsLike<typeof ru>;
