import type { PlatformEvent } from '../src/generated/model/platformEvent.ts';
import { idOf, type Kind, type Records, type Result } from './platform.ts';

/** The statuses of a withdrawal from which each event may come; `-` stands for the request itself. */
const MAY_FOLLOW: Record<string, string[]> = {
  approved: ['-', 'recalled', 'returned'],
  recalled: ['approved', 'processing'],
  rejected: ['-', 'recalled', 'returned'],
  cancelled: ['-', 'recalled', 'returned'],
  processing: ['approved', 'failed'],
  completed: ['processing'],
  failed: ['processing'],
  returned: ['completed'],
  released: ['failed'],
};

const KINDS: readonly Kind[] = ['games', 'items', 'players', 'transactions', 'withdrawals'];
/** More are not needed to see what is wrong. */
const MAX_PROBLEMS = 20;

const isAdministrators = (result: string, message: string | null | undefined) =>
  result === 'conflict' && message?.startsWith('An administrator has ') === true;

/** A platform's record of what it has sent and heard: its own counts, and everything that does not fit. */
export class Book {
  readonly #records: { [K in Kind]: Map<string, Records[K]> } = {
    games: new Map(),
    items: new Map(),
    players: new Map(),
    transactions: new Map(),
    withdrawals: new Map(),
  };
  /** The last thing that was heard about a withdrawal, by id. */
  readonly #heardOf = new Map<string, string>();
  /** Transactions that an administrator has decided, with their status. */
  readonly #decided = new Map<string, string>();
  readonly #cancelled = new Set<string>();
  #lastPlace: number | undefined;
  /** What tells the events of one feed from those of another: a restored database begins a new feed. */
  #feed: string | undefined;
  /** Events about records of this platform, by type. */
  readonly heard = new Map<string, number>();
  readonly problems: string[] = [];

  #problem(message: string): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(message);
  }

  /** Notes that a version of a record has been sent; versions of one record in their order. */
  send<K extends Kind>(kind: K, record: Records[K]): void {
    this.#records[kind].set(idOf(kind, record), record);
  }

  /** Notes that a player asks to take a request back; the feed may tell it before the answer does. */
  cancel(id: string): void {
    this.#cancelled.add(id);
  }

  count(kind: Kind): number {
    return this.#records[kind].size;
  }

  newest(kind: Kind): Records[Kind][] {
    return [...this.#records[kind].values()];
  }

  /** Checks the answer to records that were sent. */
  answered(kind: Kind, results: Result[]): void {
    for (const { id, result, message } of results) {
      if (result === 'created' || result === 'updated' || result === 'unchanged') continue;
      // The game or item is the administrators' now: the platform no longer answers for what it is.
      if (isAdministrators(result, message)) {
        this.#records[kind].delete(id ?? '');
        continue;
      }
      // An administrator was faster than the platform, which the feed tells, before or after this answer.
      if (result === 'conflict' && /^It is \w+ and cannot become/.test(message ?? '')) continue;
      this.#problem(`${id} is ${result}: ${message}`);
    }
  }

  /** Checks an event of the feed. Those about records of others are only checked for their place. */
  hear({ id, type, subject_type, subject_id, record }: PlatformEvent): void {
    const [, feed = '', digits] = /^(?:(.+)-)?(\d+)$/.exec(id) ?? [];
    const place = Number(digits);
    const isSameFeed = this.#lastPlace !== undefined && feed === this.#feed;
    if (Number.isNaN(place)) this.#problem(`event ${id} has no place in its feed`);
    else if (isSameFeed && place !== this.lastPlace + 1) this.#problem(`event ${id} follows ${this.#lastPlace}`);
    [this.#feed, this.#lastPlace] = [feed, place];
    const { withdrawals, transactions, players } = this.#records;
    if (![withdrawals, transactions, players].some((ours) => ours.has(subject_id))) return;
    if (subject_type === 'withdrawal') this.#hearOfWithdrawal(type, subject_id, record);
    else if (subject_type === 'transaction') this.#hearOfTransaction(subject_id, record);
    else if (subject_type !== 'player') return;
    this.heard.set(type, (this.heard.get(type) ?? 0) + 1);
  }

  #hearOfWithdrawal(type: string, id: string, record: Record<string, unknown>): void {
    const step = type.replace('withdrawal.', '');
    const before = this.#heardOf.get(id) ?? '-';
    this.#heardOf.set(id, step);
    if (!MAY_FOLLOW[step]?.includes(before)) this.#problem(`${id}: ${step} follows ${before}`);
    const sent = this.#records.withdrawals.get(id);
    if (record.requested_amount !== sent?.requested_amount) {
      this.#problem(`${id}: ${record.requested_amount} was decided and ${sent?.requested_amount} requested`);
    }
    if (step === 'cancelled' && !this.#cancelled.has(id)) this.#problem(`${id} is cancelled, but not by its player`);
  }

  #hearOfTransaction(id: string, record: Record<string, unknown>): void {
    if (this.#decided.has(id)) this.#problem(`${id} was decided twice`);
    this.#decided.set(id, String(record.status));
    const sent = this.#records.transactions.get(id);
    if (record.amount !== sent?.amount) this.#problem(`${id}: ${record.amount} was decided and ${sent?.amount} sent`);
  }

  /** The place in the feed of the last event that was heard; 0 before the first. */
  get lastPlace(): number {
    return this.#lastPlace ?? 0;
  }

  /** The last event of the feed about each withdrawal of this platform. */
  get lastSteps(): ReadonlyMap<string, string> {
    return this.#heardOf;
  }

  /**
   * Sends the newest version of everything again: the server has exactly these records if it answers that each is
   * unchanged.
   *
   * @returns by kind, how many records were sent and how many are there as they were sent
   */
  async compare(
    send: (kind: Kind, records: Records[Kind][]) => Promise<Result[]>,
  ): Promise<{ kind: Kind; sent: number; same: number }[]> {
    const compared: { kind: Kind; sent: number; same: number }[] = [];
    for (const kind of KINDS) {
      const records = this.newest(kind).map((record) => this.#asDecided(kind, record));
      let [same, theirs] = [0, 0];
      for (let from = 0; from < records.length; from += 1_000) {
        const results = await send(kind, records.slice(from, from + 1_000));
        for (const { id, result, message } of results) {
          if (isAdministrators(result, message)) theirs += 1;
          // After a decision of an administrator, the platform's own later version takes its place with the same content.
          else if (result === 'unchanged' || (result === 'updated' && this.#decided.has(id ?? ''))) same += 1;
          else this.#problem(`${id} was sent, and is ${result} when it is sent again: ${message ?? ''}`);
        }
      }
      compared.push({ kind, sent: records.length - theirs, same });
    }
    return compared;
  }

  #asDecided(kind: Kind, record: Records[Kind]): Records[Kind] {
    const status = this.#decided.get(idOf(kind, record));
    return status === undefined ? record : ({ ...record, status } as Records[Kind]);
  }
}
