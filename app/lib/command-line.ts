/** Ends the command with one line, or with its usage. */
export function fail(line: string, code = 1): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

/** What `read` gets of the command line, and the usage if it throws because of an unknown or incomplete option. */
export function readOr<Arguments>(usage: string, read: () => Arguments, code = 1): Arguments {
  try {
    return read();
  } catch {
    return fail(usage, code);
  }
}
