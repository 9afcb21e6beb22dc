import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ClaimAnswer } from '../../src/generated/model/claimAnswer.ts';
import type { ReviewOrder } from '../../src/generated/model/reviewOrder.ts';
import { addReviews, untilScored } from './admin-traffic.ts';
import { readChanges } from './change-reader.ts';
import type { Answer } from './connection.ts';
import { type Desk, LEASE_SECONDS } from './desk.ts';
import { progress } from './progress.ts';
import { Shift, shiftTables } from './shift.ts';
import type { Session } from './sign-in.ts';
import type { BenchTable } from './table.ts';

// Many people at the desk at once. Each does what src/features/review/use-review-desk.ts does: the next withdrawal is claimed and loaded while
// they look at the one before it.

const REQUESTS = 10_000;
const PLAYERS = 5_000;
const SECONDS = 40;
/** On average, by half more or less. */
const THOUGHT_MS = 5_000;
/** So many people's machines fail, without a word to the server. */
const DEAD = 3;
const DIE_AFTER_MS = 8_000;
/** A claim is renewed so often within its lease. */
const RENEWALS = 4;
const ORDERS: ReviewOrder[] = ['oldest', 'riskiest', 'largest'];
/** As many as the desk names. */
const MAX_EXCEPT = 200;
/** A decision that was not told until then is told to nobody. */
const LAST_NEWS_MS = 3_000;
const LIST = '/admin/withdrawal/withdrawals';

export async function reviewersTables({ db, origins, sessions }: Desk): Promise<BenchTable[]> {
  progress(`${REQUESTS} requests come, and are scored`);
  await db.execute(sql`insert into players (player_id, email, display_name)
    select 'PLR-' || lpad(number::text, 5, '0'), number || '@example.com', 'Player ' || number from generate_series(1, ${PLAYERS}::int) as number
    on conflict do nothing`);
  await addReviews(db, REQUESTS, PLAYERS);
  await untilScored(db);
  progress(`${sessions.length} reviewers, ${SECONDS} s`);
  const shift = new Shift();
  const [anybody] = sessions;
  if (!anybody) throw new Error('Nobody is signed in.');
  const ends = await Promise.all(
    origins.map((origin, place) =>
      readChanges(origin, anybody, ({ changes }) => {
        for (const { id } of changes) shift.hear(id, place);
      }),
    ),
  );
  await Promise.all(sessions.map((session, person) => new Reviewer(session, person, shift).work()));
  await setTimeout(LAST_NEWS_MS);
  for (const end of ends) end();
  const title = `${sessions.length} reviewers on ${REQUESTS} requests over two processes, with ${THOUGHT_MS / 1_000} s of thought each`;
  return shiftTables(shift, title, LEASE_SECONDS);
}

class Reviewer {
  readonly #session: Session;
  readonly #person: number;
  readonly #shift: Shift;
  readonly #order: ReviewOrder;
  readonly #seen: string[] = [];
  /** The withdrawal on the screen, and the next one. */
  readonly #held = new Set<string>();

  constructor(session: Session, person: number, shift: Shift) {
    this.#session = session;
    this.#person = person;
    this.#shift = shift;
    this.#order = ORDERS[person % ORDERS.length] ?? 'oldest';
  }

  async work(): Promise<void> {
    // Not all of them at the same moment, nor all renewals.
    await setTimeout(THOUGHT_MS * Math.random());
    // The next one makes up for one that fails.
    const renewals = setInterval(() => this.#renew().catch(() => {}), (1_000 * LEASE_SECONDS) / RENEWALS);
    try {
      for (let current = await this.#next(); current; ) {
        const coming = this.#next();
        coming.catch(() => {});
        await setTimeout(THOUGHT_MS * (0.5 + Math.random()));
        if (this.#dies() || this.#shift.elapsed > 1_000 * SECONDS) return void (await coming);
        const pressed = performance.now();
        await this.#decide(current);
        current = await coming;
        this.#shift.add('next', performance.now() - pressed);
      }
    } finally {
      clearInterval(renewals);
    }
  }

  /** The first ones who take the oldest, which somebody else is then given first. */
  #dies(): boolean {
    const { dead, elapsed } = this.#shift;
    if (this.#order === 'oldest' && elapsed > DIE_AFTER_MS && dead.size < DEAD) dead.add(this.#person);
    return dead.has(this.#person);
  }

  async #next(): Promise<string | undefined> {
    const began = performance.now();
    const body = { order: this.#order, except: this.#seen.slice(-MAX_EXCEPT) };
    const { claim } = claimIn(await this.#ask((session) => session.post(`${LIST}/claims`, body)));
    const claimed = performance.now();
    this.#shift.add('claim', claimed - began);
    if (!claim) return undefined;
    const id = claim.withdrawal_id;
    this.#shift.handOut(id, this.#person, Date.parse(claim.until));
    this.#seen.push(id);
    this.#held.add(id);
    const paths = [`${LIST}/${id}`, `${LIST}/${id}/history`, `/admin/withdrawal/signals?withdrawal_ids=${id}`];
    await Promise.all(paths.map((path) => this.#ask((session) => session.get(path))));
    this.#shift.add('load', performance.now() - claimed);
    return id;
  }

  async #renew(): Promise<void> {
    for (const id of this.#held) {
      const { claim } = claimIn(await this.#ask((session) => session.put(`${LIST}/${id}/claim`, {})));
      if (claim?.is_own) this.#shift.handOut(id, this.#person, Date.parse(claim.until));
    }
  }

  async #decide(id: string): Promise<void> {
    const began = performance.now();
    this.#held.delete(id);
    this.#shift.decide(id, this.#person);
    const { status } = await this.#ask((session) => session.post(`${LIST}/${id}/approve`, {}));
    this.#shift.add('decision', performance.now() - began);
    if (status !== 200) this.#shift.refuse(id, status);
  }

  /** On a connection of its own: the server closes one that is idle for five seconds, perhaps just when the next request is on its way. */
  async #ask(call: (session: Session) => Promise<Answer>): Promise<Answer> {
    const session = this.#session.another();
    try {
      return await call(session);
    } finally {
      session.close();
    }
  }
}

const claimIn = ({ body }: Answer): ClaimAnswer => JSON.parse(body.toString());
