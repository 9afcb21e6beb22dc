import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { breakGlass } from '../db/schema/approvals.ts';
import { inTransaction } from '../db/transaction.ts';
import { CONSOLE } from '../domain/actor.ts';
import { InvalidInput } from '../domain/errors.ts';
import { recordEvents } from '../records/events.ts';
import { openBreakGlass, rulesInForce } from './rule-queries.ts';

/** For how long no rule asks for a second person, once the console has said so. */
const HOURS = 4;
const MAX_REASON = 500;

/**
 * Suspends the rules for four hours, for when they lock everybody out. Only the server's console does this, where nobody is asked for a second person
 * anyway; everybody sees it on every screen, and the webhooks are told. What is decided meanwhile counts towards the sums of a day as ever. It
 * changes no rule: they are in force again afterwards.
 *
 * @returns until when
 * @throws InvalidInput without a reason, without rules, and while they are suspended
 */
export async function startBreakGlass(db: Database, reason: string): Promise<Date> {
  const text = reason.trim();
  if (text === '' || text.length > MAX_REASON) {
    throw new InvalidInput([{ path: 'reason', message: `must have 1 to ${MAX_REASON} characters` }]);
  }
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'approvalRules');
    const open = await openBreakGlass(tx);
    if (open) throw new InvalidInput([{ path: 'rules', message: `are suspended until ${open.until.toISOString()}` }]);
    const rules = await rulesInForce(tx);
    if (!rules?.rules.length) throw new InvalidInput([{ path: 'rules', message: 'ask for nobody' }]);
    const until = sql`now() + make_interval(hours => ${HOURS})`;
    const started = oneRow(await tx.insert(breakGlass).values({ reason: text, until }).returning());
    await tell(tx, 'start', started, { reason: text, rules_version: rules.version });
    return started.until;
  });
}

/** Puts the rules back in force before the four hours are over. @throws InvalidInput when they are not suspended */
export async function endBreakGlass(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'approvalRules');
    const open = await openBreakGlass(tx);
    if (!open) throw new InvalidInput([{ path: 'rules', message: 'are not suspended' }]);
    const ended = await tx.update(breakGlass).set({ until: sql`now()` }).where(eq(breakGlass.id, open.id)).returning();
    await tell(tx, 'end', oneRow(ended), {});
  });
}

const TYPE = { start: 'approvals.suspended', end: 'approvals.resumed' } as const;

async function tell(
  tx: Parameters<typeof recordEvents>[0],
  what: keyof typeof TYPE,
  { id, until }: typeof breakGlass.$inferSelect,
  more: object,
): Promise<void> {
  const [subjectId, record] = [String(id), { until: until.toISOString() }];
  await recordAudit(tx, CONSOLE, [
    { action: `break_glass.${what}`, subjectType: 'approval_rules', subjectId, after: { ...record, ...more } },
  ]);
  await recordEvents(tx, [{ type: TYPE[what], subjectType: 'approvals', subjectId, record }]);
}
