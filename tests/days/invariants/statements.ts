import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const SENDS = ['approve', 'process', 'retry'];

/** Nobody confirms or undoes the match of a payment that they approved or sent. */
export function nobodyConfirmsTheirOwn(world: World, { audit }: Seen): void {
  for (const { action, admin_id: by, after } of audit) {
    if ((action !== 'statement.confirm_match' && action !== 'statement.undo_match') || by === null) continue;
    for (const id of (after?.withdrawal_ids as string[] | undefined) ?? []) {
      const own = world.known.steps
        .get(id)
        ?.find((step) => SENDS.includes(step.action) && [step.admin_id, step.second_admin_id].includes(by));
      if (own) throw new Wrong('own payment', `${by}: ${action} of ${id}, of which they did the ${own.action}`);
    }
  }
}

const partsOf = (from: string, cents: string) => `(select coalesce(string_agg(part, ' ' order by part), '') from (
  select withdrawal_id || ':' || attempt || ':' || sum(${cents}) as part from ${from}
  where match_id = match.id and withdrawal_id is not null group by withdrawal_id, attempt) as parts)`;

/** A statement of the first thing that is wrong with the statements, their lines and matches. */
const WRONG = `select what from (
  select 'match ' || match.id || ' has other payments than its parts' as what from statement_matches as match
    where kind <> 'fee' and ${partsOf('statement_payments', 'cents')} <>
      case when state in ('proposed', 'confirmed') then ${partsOf('statement_match_parts', 'abs(cents)')} else '' end
  union all select 'line ' || line.id || ' is ' || line.state || ', and its match ' || match.state || ', a ' || match.kind
    from statement_lines as line join statement_matches as match on match.id = line.match_id
    where (line.state, match.state) not in (('matched', 'confirmed'), ('proposed', 'proposed'), ('returned', 'proposed'), ('returned', 'confirmed'))
      or (line.state = 'returned') <> (match.kind = 'return') or (line.amount_cents > 0) <> (match.kind = 'return') and match.kind <> 'fee'
  union all select 'match ' || match.id || ' stands, and line ' || line.id || ' of it has another'
    from statement_matches as match join statement_match_parts as part on part.match_id = match.id
    join statement_lines as line on line.id = part.line_id
    where match.state in ('proposed', 'confirmed') and line.match_id is distinct from match.id
  union all select 'the parts of line ' || line.id || ' are not the line' from statement_lines as line
    where match_id is not null and amount_cents <>
      (select sum(cents) from statement_match_parts as part where part.match_id = line.match_id and part.line_id = line.id)
  union all select 'line ' || line.id || ' is ' || state || ' and no difference' from statement_lines as line
    join statements on statements.id = line.statement_id
    where state in ('open', 'unreadable') and difference_id is null and discarded_at is null
  union all select 'line ' || min(line.id) || ' is there twice' from statement_lines as line
    join statements on statements.id = line.statement_id where discarded_at is null and fingerprint is not null
    group by fingerprint having count(*) > 1
  union all select 'line ' || line.id || ' is not finished, and its statement is closed' from statement_lines as line
    join statements on statements.id = line.statement_id left join statement_matches as match on match.id = line.match_id
    left join reconciliation_differences as difference on difference.line_id = line.difference_id
    where statements.closed_at is not null and (match.state = 'proposed'
      or line.state in ('open', 'unreadable') and difference.closed_at is null)
  union all select 'match ' || match.id || ' confirmed itself, with another amount than ' || withdrawal_id
    from statement_matches as match join statement_payments as paid on paid.match_id = match.id
    join withdrawals using (withdrawal_id)
    where confirmed_by is null and match.state = 'confirmed' and paid.cents <> net_cents
) as wrong order by what limit 1`;

/** A payment is in one match, a line counts once, sums add up, and what is closed is finished. @throws Wrong */
export async function statementsAreRight(world: World): Promise<void> {
  const [wrong] = await world.rows<{ what: string }>(WRONG);
  if (wrong) throw new Wrong('statement', wrong.what);
}
