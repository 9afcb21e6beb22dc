import type { AuditEntry } from '../audit/audit.ts';
import type { SystemActor } from '../domain/actor.ts';

/** So many refusals of one kind have rows of their own within a minute; the others share one. */
const OWN_ROWS = 10;
const WINDOW_MS = 60_000;
/** The shared row names so many of the requests and addresses. */
const MAX_NAMED = 20;

/** A refusal as an audit row. */
export interface Refused {
  by: SystemActor;
  entry: AuditEntry & { after: object };
}

interface Kind {
  since: Date;
  rows: number;
  /** Those without a row. */
  more: number;
  requests: Set<string>;
  addresses: Set<string>;
  last: Refused;
}

/**
 * Counts refusals by kind: whose, of which operation, and why. Nobody can fill the audit log with them, and none is left
 * out of its sums.
 */
export class RefusalCounts {
  readonly #kinds = new Map<string, Kind>();
  readonly #write: (refused: Refused) => Promise<void>;

  /** @param write writes the row of the refusals that share one */
  constructor(write: (refused: Refused) => Promise<void>) {
    this.#write = write;
  }

  /** @returns whether this refusal gets a row of its own; otherwise it is counted */
  hasOwnRow(name: string, refused: Refused): boolean {
    const kind = this.#kinds.get(name) ?? this.#begin(name, refused);
    if (kind.rows < OWN_ROWS) {
      kind.rows++;
      return true;
    }
    kind.more++;
    kind.last = refused;
    addUpTo(kind.requests, refused.entry.subjectId);
    addUpTo(kind.addresses, refused.by.address);
    return false;
  }

  /** Writes what is only counted so far, as when the process stops. */
  async writeAll(): Promise<void> {
    await Promise.all([...this.#kinds.keys()].map((name) => this.#end(name)));
  }

  #begin(name: string, last: Refused): Kind {
    const kind = {
      since: new Date(),
      rows: 0,
      more: 0,
      requests: new Set<string>(),
      addresses: new Set<string>(),
      last,
    };
    this.#kinds.set(name, kind);
    setTimeout(() => void this.#end(name), WINDOW_MS).unref();
    return kind;
  }

  async #end(name: string): Promise<void> {
    const kind = this.#kinds.get(name);
    this.#kinds.delete(name);
    if (!kind || kind.more === 0) return;
    const { since, more, requests, addresses, last } = kind;
    const after = { ...last.entry.after, count: more, since, requests: [...requests], addresses: [...addresses] };
    const by = { ...last.by, requestId: null };
    try {
      await this.#write({ by, entry: { ...last.entry, after } });
    } catch {
      // Counted on, and written a minute later.
      const again = this.#kinds.get(name) ?? this.#begin(name, last);
      again.more += more;
      again.rows = OWN_ROWS;
      if (since < again.since) again.since = since;
    }
  }
}

function addUpTo(names: Set<string>, name: string | null): void {
  if (name !== null && names.size < MAX_NAMED) names.add(name);
}
