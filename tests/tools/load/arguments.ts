import { parseArgs } from "node:util";

/**
 * Reads numbers above 0 from the command line, as `--name 3`; missing ones have their defaults. For anything else it
 * prints an error and exits with code 1.
 */
export function readNumbers<Name extends string>(defaults: Record<Name, number>): Record<Name, number> {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options });
  const numbers = { ...defaults };
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(numbers, name) || !(Number(value) > 0)) {
      process.stderr.write(`--${name} must be a number above 0\n`);
      process.exit(1);
    }
    Object.assign(numbers, { [name]: Number(value) });
  }
  return numbers;
}
