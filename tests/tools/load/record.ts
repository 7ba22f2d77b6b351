import { percentile } from "../bench/rounds";

/** The results of all shoppers of a run; times are in ms. */
export type Record = {
  /** Counts an expected response. */
  answered: (kind: string, ms: number) => void;
  /** Counts an unexpected or missing response. */
  failed: (kind: string, what: string) => void;
  /** Counts a request that was sent again because its keep-alive connection was closed, as browsers do. */
  resent: () => void;
  faults: () => Map<string, number>;
  table: (seconds: number) => string;
};

/** Creates an empty record. */
export function makeRecord(): Record {
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  const faults = new Map<string, number>();
  let again = 0;
  const raise = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const timesOf = (kind: string) => {
    const known = times.get(kind) ?? [];
    times.set(kind, known);
    return known;
  };

  function table(seconds: number): string {
    const kinds = [...new Set([...times.keys(), ...errors.keys()])];
    const rows = kinds.map((kind) => row(kind, timesOf(kind), errors.get(kind) ?? 0, seconds));
    const all = [...times.values()].flat();
    const failed = [...errors.values()].reduce((sum, many) => sum + many, 0);
    const head = ["request", "answers", "per second", "p50 ms", "p95 ms", "p99 ms", "errors"];
    const note = again > 0 ? `\n\nSent again over a new connection: ${again}` : "";
    return align([head, ...rows, row("all", all, failed, seconds)]) + note;
  }

  return {
    answered: (kind, ms) => void timesOf(kind).push(ms),
    failed(kind, what) {
      raise(errors, kind);
      raise(faults, `${kind}: ${what}`);
    },
    resent: () => void (again += 1),
    faults: () => faults,
    table,
  };
}

function row(kind: string, unsorted: number[], errors: number, seconds: number): string[] {
  const sorted = unsorted.toSorted((a, b) => a - b);
  const at = (share: number) => percentile(sorted, share).toFixed(0);
  return [kind, String(sorted.length), (sorted.length / seconds).toFixed(1), at(0.5), at(0.95), at(0.99), `${errors}`];
}

/** Formats rows as text, with the first column left-aligned and the others right-aligned. */
export function align(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((cells) => cells.map(pad).join("  ")).join("\n");
}
