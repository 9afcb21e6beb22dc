import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeCall } from '../../server/second-person/judge-call.ts';
import { type Caught, caughtBy, FACTS, judgesStricter, type Rule } from '../../server/second-person/rules.ts';
import { obstacleTo } from '../../server/second-person/verdict.ts';

// A model of people, rules, records and requests, which plays histories with the functions by which the server decides. The server's commands and
// the database are tests/server/second-person.test.ts.

const HISTORIES = process.env.FAULTS === 'full' ? 10_000 : 200;
const HOURS = 72;

interface Account {
  /** The person whose account it is: two accounts of one person are one. */
  person: number;
  may: boolean;
  resetAt: number;
}
interface Request {
  record: number;
  version: number;
  rules: number;
  caught: Caught[];
  by: number;
  at: number;
  state: string;
}
interface Effect {
  record: number;
  people: Set<number>;
  /** Whether everybody named had the permission at that moment, and nobody else had been given an account of theirs since they decided. */
  allMay: boolean;
  /** Whether the record was as it was when the first person decided. */
  isUnchanged: boolean;
  needsTwo: boolean;
}

class World {
  now = 1;
  rules: Rule[][] = [[{ actions: ['approve'], fact: 'amount', atLeastCents: 2_000 }]];
  readonly effects: Effect[] = [];
  readonly requests: Request[] = [];
  // Of six accounts the last two are second accounts of the first two people.
  readonly accounts: Account[] = [0, 1, 2, 3, 0, 1].map((person) => ({ person, may: true, resetAt: 0 }));
  readonly records = [1_000, 5_000, 20_000].map((cents) => ({ cents, version: 0, done: false }));

  get inForce(): Rule[] {
    return this.rules.at(-1) ?? [];
  }

  decide(by: number, record: number): void {
    const [account, row] = [this.accounts[by], this.records[record]];
    if (!account?.may || !row || row.done) return;
    const caught = caughtBy(this.inForce, 'approve', { amount: row.cents });
    if (caught.length === 0) {
      this.carryOut(record, [by]);
      return;
    }
    const waits = this.requests.some((one) => one.record === record && one.state === 'waiting');
    const [version, rules] = [row.version, this.rules.length];
    if (!waits) this.requests.push({ record, version, rules, caught, by, at: this.now, state: 'waiting' });
  }

  agree(by: number, index: number): void {
    const request = this.requests[index % Math.max(this.requests.length, 1)];
    const decider = this.accounts[by];
    if (!request || !decider) return;
    const [asker, row] = [this.accounts[request.by] as Account, this.records[request.record]];
    const obstacle = obstacleTo({
      state: request.state,
      isExpired: this.now >= request.at + HOURS,
      isOwn: asker.person === decider.person,
      deciderMay: decider.may,
      requesterMay: asker.may && asker.resetAt < request.at,
      isUnchanged: row?.version === request.version && !row.done,
      isStricter:
        request.rules !== this.rules.length &&
        judgesStricter(this.inForce, 'approve', { amount: row?.cents ?? 0 }, request.caught),
    });
    if (obstacle && 'end' in obstacle) request.state = obstacle.end;
    if (obstacle) return;
    request.state = 'approved';
    this.carryOut(request.record, [request.by, by], request);
  }

  private carryOut(record: number, by: number[], request?: Request): void {
    const row = this.records[record];
    if (!row) return;
    const accounts = by.map((one) => this.accounts[one] as Account);
    const people = new Set(accounts.map(({ person }) => person));
    const allMay = accounts.every(({ may }) => may) && (!request || (accounts[0]?.resetAt ?? 0) < request.at);
    const isUnchanged = !request || (request.version === row.version && !row.done && this.now < request.at + HOURS);
    this.effects.push({ record, people, allMay, isUnchanged, needsTwo: request !== undefined });
    row.done = true;
    row.version++;
  }
}

type Step = (world: World) => void;
const account = fc.nat(5);
const record = fc.nat(2);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(account, record).map(
      ([by, one]): Step =>
        (world) =>
          world.decide(by, one),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(account, fc.nat(9)).map(
      ([by, one]): Step =>
        (world) =>
          world.agree(by, one),
    ),
  },
  fc.tuple(account, fc.boolean()).map(
    ([one, may]): Step =>
      (world) =>
        Object.assign(world.accounts[one] ?? {}, { may }),
  ),
  account.map(
    (one): Step =>
      (world) =>
        Object.assign(world.accounts[one] ?? {}, { resetAt: world.now }),
  ),
  record.map(
    (one): Step =>
      (world) => {
        const row = world.records[one];
        if (row) Object.assign(row, { version: row.version + 1, cents: row.cents + 500, done: false });
      },
  ),
  fc.constantFrom(0, 2_000, 10_000, undefined).map(
    (atLeastCents): Step =>
      (world) => {
        world.rules.push(atLeastCents === undefined ? [] : [{ actions: ['approve'], fact: 'amount', atLeastCents }]);
      },
  ),
  fc.integer({ min: 1, max: 50 }).map(
    (hours): Step =>
      (world) => {
        world.now += hours;
      },
  ),
);

test('no effect that needs two people is without two who may, none comes twice from a request, and none is lost', () => {
  let effects = 0;
  fc.assert(
    fc.property(fc.array(steps, { minLength: 20, maxLength: 60, size: 'max' }), (history) => {
      const world = new World();
      for (const step of history) step(world);
      const ofTwo = world.effects.filter(({ needsTwo }) => needsTwo);
      effects += ofTwo.length;
      expect(ofTwo.every(({ people, allMay, isUnchanged }) => people.size === 2 && allMay && isUnchanged)).toBe(true);
      expect(ofTwo.length).toBe(world.requests.filter(({ state }) => state === 'approved').length);
      // Whatever still waits can be decided, unless something above keeps it from that.
      for (const request of world.requests.filter(({ state }) => state === 'waiting')) {
        const row = world.records[request.record];
        const asker = world.accounts[request.by] as Account;
        const isFresh = row?.version === request.version && !row.done && world.now < request.at + HOURS;
        if (!isFresh || !asker.may || asker.resetAt >= request.at) continue;
        const other = world.accounts.findIndex(({ person, may }) => may && person !== asker.person);
        if (other < 0) continue;
        world.agree(other, world.requests.indexOf(request));
        expect(request.state).not.toBe('waiting');
      }
    }),
    { numRuns: HISTORIES },
  );
  // Otherwise the histories are about nothing.
  expect(effects).toBeGreaterThan(HISTORIES / 10);
});

test('the lowest of several rules counts, at its amount and not a cent below, and only for its decisions', () => {
  const rules: Rule[] = [
    { actions: ['approve', 'payout'], fact: 'amount', atLeastCents: 500 },
    { actions: ['approve'], fact: 'amount', atLeastCents: 300 },
  ];
  const caught = (action: 'approve' | 'payout' | 'process', amount: number) =>
    caughtBy(rules, action, { amount }).map(({ atLeastCents }) => atLeastCents);
  expect([caught('approve', 299), caught('approve', 300), caught('payout', 499), caught('payout', 500)]).toEqual([
    [],
    [300],
    [],
    [500],
  ]);
  expect(caught('process', 900)).toEqual([]);
  expect(caughtBy(rules, 'approve', {})).toEqual([]);
});

test('what one call lets go alone stays below every amount, however it is split and ordered, and nothing waits without a rule', () => {
  const cents = fc.integer({ min: 1, max: 900 });
  const calls = fc.array(fc.record({ amountCents: cents, player: fc.nat(2), isOwn: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  });
  const fact = fc.constantFrom(...FACTS);
  const rulesOf = fc.array(fc.record({ fact, atLeastCents: fc.nat(2_000) }), { maxLength: 4 });
  fc.assert(
    fc.property(calls, rulesOf, fc.nat(800), fc.nat(800), (call, given, alone, before) => {
      const rules: Rule[] = given.map((rule) => ({ ...rule, actions: ['approve'] }));
      const decisions = call.map(({ amountCents, player }, index) => ({
        action: 'approve' as const,
        subjectId: String(index),
        amountCents,
        playerId: `PLR-${player}`,
      }));
      // None of the call is in the sums already: one that is adds nothing.
      const counted = new Set<string>();
      const own = new Set(call.flatMap(({ isOwn }, index) => (isOwn ? [String(index)] : [])));
      const toPlayers = new Map([0, 1, 2].map((player) => [`PLR-${player}`, { cents: before, counted }]));
      const caught = judgeCall(rules, decisions, { alone: { cents: alone, counted }, toPlayers, own });
      const waits = new Set(caught.map(({ decision }) => decision));
      const left = decisions.filter((decision) => !waits.has(decision));
      const sum = (some: typeof left) => some.reduce((total, { amountCents }) => total + amountCents, 0);
      const bound = (of: (typeof FACTS)[number]) =>
        Math.min(...given.flatMap((rule) => (rule.fact === of ? [rule.atLeastCents] : [])));
      if (left.length > 0) {
        expect(sum(left)).toBeLessThan(bound('amount'));
        expect(alone + sum(left)).toBeLessThan(bound('decider_day_sum'));
        for (const player of toPlayers.keys()) {
          const ofPlayer = left.filter(({ playerId }) => playerId === player);
          if (ofPlayer.length > 0) expect(before + sum(ofPlayer)).toBeLessThan(bound('player_day_sum'));
        }
        const ofOwn = left.filter(({ subjectId }) => own.has(subjectId));
        if (ofOwn.length > 0) expect(sum(ofOwn)).toBeLessThan(bound('own_program_amount'));
      }
      if (rules.length === 0) expect(caught).toEqual([]);
      expect(caught.every((one) => one.rules.length > 0)).toBe(true);
    }),
    { numRuns: HISTORIES },
  );
});
