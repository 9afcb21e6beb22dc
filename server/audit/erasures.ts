// A text of the audit log is gone only where a row of the log says that it was erased (append-only.sql). That row comes later than the one with the text.

export interface Erased {
  row: number;
  field: string;
  block: number;
}

/** The texts of a log that are gone, and those of which a row tells, read row by row from its beginning. */
export class Erasures {
  readonly #untold = new Map<string, Erased>();

  /** The texts that are gone, and no row read so far says so. */
  get untold(): Erased[] {
    return [...this.#untold.values()];
  }

  erased(row: number, field: string, block: number): void {
    this.#untold.set(`${row} ${field}`, { row, field, block });
  }

  next(canonical: string): void {
    const told = erasureIn(canonical);
    if (told !== undefined) this.#untold.delete(told);
  }
}

/** The text that a row says was erased: the number of its row, and its field; undefined for any other row. */
export function erasureIn(canonical: string): string | undefined {
  if (!canonical.includes('"audit.erase_text"')) return undefined;
  const [, , , , action, type, subjectId, , after] = JSON.parse(canonical);
  if (action !== 'audit.erase_text' || type !== 'audit_entry') return undefined;
  return `${subjectId} ${JSON.parse(after).field}`;
}
