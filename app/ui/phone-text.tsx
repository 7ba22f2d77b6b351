/** A formatted phone number, such as `+7 (999) 123-45-67`, as a group: `split` returns it too. */
const phone = /(\+\d[\d ()-]*\d)/;

/** A text whose phone numbers stay on one line. */
export function PhoneText({ text }: { text: string }) {
  return text.split(phone).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="nowrap">
        {piece}
      </span>
    ),
  );
}
