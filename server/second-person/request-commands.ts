import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Transaction } from '../db/database.ts';
import { approvalRequests } from '../db/schema/approvals.ts';
import type { SystemActor } from '../domain/actor.ts';
import { factsIfAsked } from './fact-queries.ts';
import { judgeCall } from './judge-call.ts';
import { askedIn } from './request-text.ts';
import { hashOf } from './rule-queries.ts';
import { type Caught, type Facts, PERMISSION_FOR, type RuledAction } from './rules.ts';

/** A decision of one person, before it takes effect. */
export interface Decision {
  action: RuledAction;
  subjectType: 'withdrawal' | 'payout' | 'admin' | 'role';
  /** Null for a payout, which does not exist yet. */
  subjectId: string | null;
  subjectVersion: string | null;
  /** Null for a role, which lets somebody decide any amount. */
  amountCents: number | null;
  /** Of a withdrawal. */
  playerId?: string;
  /** The call that is carried out once a second person agrees. */
  call: object;
  /** The fields that the second person is shown, in the contract's names. */
  shown: object;
  /** What they are shown besides, which is read only where a second person is asked. */
  alsoShown?: (tx: Transaction) => Promise<object>;
}

export type ApprovalRequest = typeof approvalRequests.$inferSelect;

/** The decisions that wait for a second person: newly, or because an earlier request about the same record does. */
export interface Waiting {
  asked: Map<Decision, ApprovalRequest>;
  before: Map<Decision, ApprovalRequest>;
}

/** The account that decides, a person's. */
type Decider = SystemActor & { adminId: string };

/** For how long a request waits. */
const WAITS_HOURS = 72;

/**
 * Judges decisions of one call by the rules in force, and asks for a second person where they say so. The ones that a rule catches by themselves wait;
 * the amount of the others is their sum, so that splitting it into many changes nothing; and sums of a day include the decisions before, except
 * those that wait.
 *
 * @param tx holds the records' locks
 * @param decisions of one action
 */
export async function askSecondPerson(tx: Transaction, by: Decider, decisions: Decision[]): Promise<Waiting> {
  const waiting: Waiting = { asked: new Map(), before: new Map() };
  const [first] = decisions;
  if (!first) return waiting;
  const asking = await factsIfAsked(tx, by.adminId, first.action, decisions);
  if (!asking) return waiting;
  const caught = judgeCall(asking.rules, decisions, asking);
  const ids = caught.flatMap(({ decision }) => decision.subjectId ?? []);
  const before = new Map((await waitingAbout(tx, ids)).map((request) => [request.subjectId, request]));
  for (const { decision, facts, rules } of caught) {
    const earlier = decision.subjectId === null ? undefined : before.get(decision.subjectId);
    if (earlier) waiting.before.set(decision, earlier);
    else
      waiting.asked.set(
        decision,
        await createRequest(tx, by, {
          ...decision,
          shown: { ...decision.shown, ...(await decision.alsoShown?.(tx)) },
          ...{ facts, caught: rules, rulesVersion: asking.version },
        }),
      );
  }
  return waiting;
}

/** The requests that wait about these records. Those that have expired end. */
async function waitingAbout(tx: Transaction, ids: string[]): Promise<ApprovalRequest[]> {
  if (ids.length === 0) return [];
  const isAbout = and(inArray(approvalRequests.subjectId, ids), eq(approvalRequests.state, 'waiting'));
  const expired = lte(approvalRequests.expiresAt, sql`now()`);
  await tx.update(approvalRequests).set({ state: 'expired', decidedAt: sql`now()` }).where(and(isAbout, expired));
  return tx.select().from(approvalRequests).where(isAbout);
}

interface NewRequest extends Omit<Decision, 'action' | 'subjectType' | 'amountCents'> {
  action: RuledAction | 'change_rules';
  subjectType: Decision['subjectType'] | 'approval_rules';
  amountCents: number | null;
  facts: Facts;
  caught: Caught[];
  rulesVersion: number | null;
}

/** Asks for a second person. The hash covers everything that they are to agree to. */
export async function createRequest(tx: Transaction, by: Decider, request: NewRequest): Promise<ApprovalRequest> {
  const { playerId: _, alsoShown: __, ...asked } = request;
  const values = { ...asked, permission: PERMISSION_FOR[request.action], requestedBy: by.adminId };
  const [created] = await tx
    .insert(approvalRequests)
    .values({
      ...values,
      hash: hashOf(askedIn(values)),
      expiresAt: sql`now() + make_interval(hours => ${WAITS_HOURS})`,
    })
    .returning();
  if (!created) throw new Error('an insert of one row returned none');
  const { action, subjectType, subjectId, amountCents, rulesVersion, hash } = created;
  const after = {
    asked_for: action,
    subject_type: subjectType,
    subject_id: subjectId,
    amount_cents: amountCents,
    rules_version: rulesVersion,
    hash,
  };
  await recordAudit(tx, by, [
    { action: 'approval.request', subjectType: 'approval', subjectId: String(created.id), after },
  ]);
  return created;
}
