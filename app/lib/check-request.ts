/**
 * Whether an event is conform's request to check a field of a form. It is a submit event, by a button of this name, and sends
 * nothing.
 */
export function isCheckRequest(event: Event): boolean {
  return event instanceof SubmitEvent && event.submitter?.getAttribute("name") === "__intent__";
}
