const message = "it sends a message to a person";
const orders = "it changes an order";
const account = "it changes the customer's account";
const listing = "it makes the same call as getListing";
const file = "it returns a file, and needs an order";
const session = "it ends sessions of the customer";

/** The functions of `app/api` whose calls the check does not make, and why. */
export const notChecked: Record<string, string> = {
  getSettings: "it makes the same call as getCurrentSettings",
  listShownPages: listing,
  countListing: listing,
  searchShownPages: "it makes the same call as searchProducts",
  requestNotice: message,
  sendFeedback: message,
  addReview: "it publishes a text",
  voteForReview: "it changes what everybody sees",
  askQuestion: message,
  requestCode: message,
  signInByCode: "it needs a code from an SMS",
  register: message,
  setUpPassword: "it needs the link from an e-mail",
  requestRecovery: message,
  changePassword: "it needs the link from an e-mail",
  placeOrder: "it places an order",
  getGuestInvoice: file,
  getInvoice: file,
  repeatOrder: "it fills the customer's basket",
  getPaymentLink: "it may start a payment",
  cancelOrder: orders,
  refundOrder: orders,
  withdrawRefund: orders,
  editPerson: account,
  editNotify: account,
  editPassword: account,
  requestProof: message,
  requestPhoneCode: message,
  editPhone: account,
  requestEmailLink: message,
  confirmEmail: "it needs the link from an e-mail",
  closeSession: session,
  closeAllSessions: session,
  requestDeletion: message,
  deleteAccount: account,
  addAddress: account,
  changeAddress: account,
  removeAddress: account,
  addCompany: account,
  changeCompany: account,
  removeCompany: account,
};
