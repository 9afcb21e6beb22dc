import fc from 'fast-check';

// The steps of a random history of two people: calls of people and of the platform, and hours that pass.

/** Of six accounts the last two are second ones of the first two people, by single sign-on. */
export const PEOPLE = ['kim', 'lee', 'max', 'noa', 'kim-0000000a', 'lee-0000000b'];
export const CENTS = [1_000, 5_000, 20_000];
export const MONEY = ['approve', 'process'] as const;
const ROLES = ['administrator', 'reviewer', 'finance', 'support'] as const;

const by = fc.nat(PEOPLE.length - 1);
/** A request that waits, or now and then one that may have ended. */
const request = fc.nat(9);
const call = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom(...MONEY),
      by,
      records: fc.uniqueArray(fc.nat(CENTS.length - 1), { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 9, arbitrary: fc.record({ does: fc.constant('agree' as const), by, request }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('deny' as const, 'withdraw' as const), by, request }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('disable' as const, 'enable' as const, 'reset' as const), by }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('takeOver' as const, 'confirm' as const), by, who: by }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('roles' as const), by, role: fc.constantFrom(...ROLES) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('edit' as const), record: fc.nat(CENTS.length - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('rules' as const),
      by,
      rules: fc.uniqueArray(
        fc.record({
          actions: fc.constantFrom(['approve' as const], ['process' as const], [...MONEY]),
          fact: fc.constantFrom('amount' as const, 'decider_day_sum' as const),
          atLeastCents: fc.constantFrom(2_000, 6_000, 22_000),
        }),
        { maxLength: 2, selector: ({ fact }) => fact },
      ),
    }),
  },
);
export type Call = typeof call extends fc.Arbitrary<infer C> ? C : never;

/** A call of one process, calls of both at once, or hours that pass. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(call) },
  { weight: 3, arbitrary: fc.tuple(call, call) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50 }) },
);
export const aHistory = fc.array(step, { minLength: 12, maxLength: 30, size: 'max' });
