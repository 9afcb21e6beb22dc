import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';

// A witness of everything that takes effect: triggers of the tests' own that note, within the transaction of the effect, what is true at that moment.
// They share no code with the guards.

/** The built-in roles with the permission that a decision needs. */
export const MAY: Readonly<Record<string, readonly string[]>> = {
  approve: ['administrator', 'reviewer'],
  process: ['administrator', 'finance'],
  change_rules: ['administrator'],
};

/** From here on each step of a withdrawal, and each version of the rules, has a row in `witnessed`. */
export async function callWitness(db: Database): Promise<void> {
  await db.execute(sql`create table witnessed (effect bigint primary key, action text, subject text, first text, second text, request bigint,
    cents bigint, at_ms bigint, able boolean, fresh boolean, as_asked boolean, linked boolean, alone_below bigint, day_below bigint)`);
  const roles = Object.entries(MAY).map(([action, may]) => `when '${action}' then '{${may.join()}}'::text[]`);
  const below = (fact: string) =>
    `(select min((rule->>'atLeastCents')::bigint) from jsonb_array_elements(in_force) as rule where rule->>'fact' = '${fact}' and rule->'actions' ? did)`;
  await db.execute(
    sql.raw(`create sequence effects;
      create function witness() returns trigger language plpgsql as $$
      declare
        effect jsonb := to_jsonb(new);
        did text := coalesce(effect->>'action', 'change_rules');
        in_force jsonb := (select rules from approval_rules order by version desc limit 1);
        paid withdrawals := (select w from withdrawals w where w.withdrawal_id = effect->>'withdrawal_id');
        reached text[] := array[effect->>'admin_id'];
        further text[];
        asked approval_requests := (select r from approval_requests r where r.id = (effect->>'approval_request_id')::bigint);
      begin
        loop
          further := (select array_agg(distinct id) from person_links l, unnest(array[l.admin_id, l.other_id]) as id
            where reached && array[l.admin_id, l.other_id] and l.link_id not in (select link_id from person_link_ends));
          exit when further is null or further <@ reached;
          reached := reached || further;
        end loop;
        insert into witnessed values (nextval('effects'), did, effect->>'withdrawal_id', effect->>'admin_id', effect->>'second_admin_id', asked.id,
          paid.requested_cents, 1000 * extract(epoch from now()),
          (select count(*) = 2 from admins where admin_id in (effect->>'admin_id', effect->>'second_admin_id') and disabled_at is null
            and role_ids && case did ${roles.join(' ')} end)
            and not exists (select from audit_log where subject_id = effect->>'admin_id' and action = 'admin.reset_factors' and created_at > asked.created_at),
          asked.expires_at > now(),
          asked.shown->>'account_last4' = paid.account_last4 and asked.amount_cents = paid.requested_cents,
          effect->>'second_admin_id' = any (reached),
          ${below('amount')}, ${below('decider_day_sum')});
        return null;
      end $$;
      create trigger witnessed after insert on withdrawal_history for each row when (new.admin_id is not null) execute function witness();
      create trigger witnessed after insert on approval_rules for each row when (new.admin_id is not null) execute function witness()`),
  );
}

export interface Witnessed extends Record<string, unknown> {
  action: string;
  /** The withdrawal; null for a change of the rules. */
  subject: string | null;
  first: string;
  second: string | null;
  request: number | null;
  cents: number;
  at_ms: number;
  /** Whether both people had the permission, and the first one no reset since they asked. */
  able: boolean;
  fresh: boolean | null;
  as_asked: boolean | null;
  /** Whether one of both let the other one in, also at one remove, and nobody has confirmed that they are two. */
  linked: boolean | null;
  /** From how many cents on the rules at that moment asked for a second person. */
  alone_below: number | null;
  day_below: number | null;
}

/** The effects by these people, in order. */
export async function witnessedBy(db: Database, people: string[]): Promise<Witnessed[]> {
  const { rows } = (await db.execute(
    sql`select * from witnessed where first in ${people} order by effect`,
  )) as unknown as { rows: Witnessed[] };
  return rows.map((row) => ({ ...row, ...numbersOf(row) }));
}

/** The driver gives `bigint` as text. */
const numbersOf = ({ request, cents, at_ms, alone_below, day_below }: Witnessed) => ({
  request: request === null ? null : Number(request),
  cents: Number(cents),
  at_ms: Number(at_ms),
  alone_below: alone_below === null ? null : Number(alone_below),
  day_below: day_below === null ? null : Number(day_below),
});

/**
 * Holds the effects of one history against what two people are for.
 *
 * @param personOf the person whose account it is
 */
export function expectTwoPeople(effects: Witnessed[], personOf: (adminId: string) => string): void {
  const letGo = effects.filter(
    ({ subject, action }) => subject !== null && (action === 'approve' || action === 'process'),
  );
  expect(duplicatesIn(letGo.map(({ subject, action }) => `${action} ${subject}`))).toEqual([]);
  expect(duplicatesIn(effects.flatMap(({ request }) => request ?? []))).toEqual([]);
  const wrong = effects.filter(({ first, second, able, fresh, as_asked, linked, subject }) => {
    if (second === null) return false;
    return personOf(first) === personOf(second) || linked || !able || (subject !== null && !(fresh && as_asked));
  });
  expect(wrong).toEqual([]);
  const alone = letGo.filter(({ second }) => second === null);
  const sumOf = (some: Witnessed[]) => some.reduce((sum, { cents }) => sum + cents, 0);
  const tooMuch = alone.filter((effect, index) => {
    // All steps of one call have one time.
    const ofCall = alone.filter(
      ({ at_ms, first, action }) => at_ms === effect.at_ms && first === effect.first && action === effect.action,
    );
    const before = alone
      .slice(0, index + 1)
      .filter(({ first, at_ms }) => personOf(first) === personOf(effect.first) && at_ms > effect.at_ms - DAY_MS);
    const each = new Map(before.map((one) => [one.subject, one]));
    const isWithin = (sum: number, bound: number | null) => bound === null || sum < bound;
    return !isWithin(sumOf(ofCall), effect.alone_below) || !isWithin(sumOf([...each.values()]), effect.day_below);
  });
  expect(tooMuch).toEqual([]);
}

const DAY_MS = 86_400_000;

const duplicatesIn = (names: (string | number)[]) => names.filter((name, index) => names.indexOf(name) !== index);
