type Named = { name: string; lastName: string; secondName: string };

/** First, second and last name (specification, section 3); empty for a customer without a name. */
export function fullName({ name, secondName, lastName }: Named): string {
  return [name, secondName, lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
}
