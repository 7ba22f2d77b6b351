/**
 * The start of a text that takes no more than so many bytes in JSON, which is how cookies hold it; a text that was cut ends
 * in an ellipsis.
 */
export function cutToBytes(text: string, most: number): string {
  // No character takes less than a byte.
  const characters = [...text.slice(0, most)];
  if (characters.join("") === text && bytesOf(text) <= most) return text;
  while (bytesOf(`${characters.join("")}…`) > most) characters.pop();
  return `${characters.join("")}…`;
}

/** Without the quotes around it. */
const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2;
