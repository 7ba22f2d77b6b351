/** The path of a listing without the query of its own: the action of its forms. */
export function barePathOf(path: string): string {
  return path.split("?", 1)[0] ?? path;
}

/** The listing's own query, such as the words of a search, as hidden fields: a GET form drops its action's query. */
export function OwnQuery({ path }: { path: string }) {
  const query = new URLSearchParams(path.slice(barePathOf(path).length));
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
