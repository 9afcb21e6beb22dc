import type { AuditEntry } from '../audit/audit.ts';
import type { SystemActor } from '../domain/actor.ts';
import { MinuteSums } from './minute-sums.ts';

/** So many refusals of one kind have rows of their own within a minute; the others share one. */
const OWN_ROWS = 10;
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
  readonly #kinds: MinuteSums<Kind>;

  /** @param write writes the row of the refusals that share one */
  constructor(write: (refused: Refused) => Promise<void>) {
    this.#kinds = new MinuteSums({
      write: async (kind) => void (kind.more > 0 && (await write(sharedRow(kind)))),
      add,
    });
  }

  /** @returns whether this refusal gets a row of its own; otherwise it is counted */
  hasOwnRow(name: string, refused: Refused): boolean {
    const kind = this.#kinds.of(name, () => newKind(refused));
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
  writeAll(): Promise<void> {
    return this.#kinds.writeAll();
  }
}

const newKind = (last: Refused): Kind => ({
  since: new Date(),
  rows: 0,
  more: 0,
  requests: new Set(),
  addresses: new Set(),
  last,
});

function sharedRow({ since, more, requests, addresses, last }: Kind): Refused {
  const after = { ...last.entry.after, count: more, since, requests: [...requests], addresses: [...addresses] };
  return { by: { ...last.by, requestId: null }, entry: { ...last.entry, after } };
}

/** Counted on, and written a minute later. */
function add(next: Kind, unwritten: Kind): void {
  next.more += unwritten.more;
  next.rows = OWN_ROWS;
  if (unwritten.since < next.since) next.since = unwritten.since;
}

function addUpTo(names: Set<string>, name: string | null): void {
  if (name !== null && names.size < MAX_NAMED) names.add(name);
}
