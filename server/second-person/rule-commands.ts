import { eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { approvalRequests, approvalRules } from '../db/schema/approvals.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Actor, SYSTEM, type SystemActor } from '../domain/actor.ts';
import { StaleEdit } from '../domain/errors.ts';
import { formatUsd } from '../domain/money.ts';
import { ablePeople, distinctPeople } from './person-queries.ts';
import { NoSecondPerson } from './refusals.ts';
import { type ApprovalRequest, createRequest } from './request-commands.ts';
import { hashOf, isDone, type RuleVersion, rulesInForce } from './rule-queries.ts';
import {
  ACTION_NOUN,
  actionsOf,
  type Caught,
  type Fact,
  type Facts,
  factsOf,
  judgesStricter,
  PERMISSION_FOR,
  RULED_ACTIONS,
  type Rule,
  type RuledAction,
} from './rules.ts';

export interface RuleChange {
  rules: Rule[];
  reason: string;
  /** The version that the change was made from; 0 when there was none. */
  basedOn: number;
}

/**
 * Asks a second person to agree to other rules. Nobody changes them alone: not even where there is no second person, or whoever disables their
 * colleagues could. A console command creates a second administrator.
 *
 * @throws StaleEdit when they were changed meanwhile
 * @throws NoSecondPerson when two people are missing, for the change or for a decision under the new rules
 */
export async function requestRules(tx: Transaction, by: Actor, change: RuleChange): Promise<ApprovalRequest> {
  const inForce = await rulesInForce(tx);
  if ((inForce?.version ?? 0) !== change.basedOn) throw new StaleEdit('The list of rules');
  await refuseUnsatisfiable(tx, change.rules);
  return createRequest(tx, by, {
    action: 'change_rules',
    subjectType: 'approval_rules',
    subjectId: null,
    subjectVersion: inForce?.hash ?? null,
    amountCents: null,
    rulesVersion: null,
    facts: {},
    caught: [],
    call: change,
    shown: {
      rules: change.rules.map(presentRule),
      rules_before: (inForce?.rules ?? []).map(presentRule),
      reason: change.reason,
      based_on: change.basedOn,
    },
  });
}

/** A rule in the contract's form. */
export const presentRule = ({ actions, fact, atLeastCents }: Rule) => ({
  actions: [...actions],
  fact,
  at_least: atLeastCents / 100,
});

/** @throws NoSecondPerson with a decision that would wait for ever */
async function refuseUnsatisfiable(tx: Transaction, rules: Rule[]): Promise<void> {
  const people = await ablePeople(tx);
  const hasTwo = async (action: keyof typeof PERMISSION_FOR) =>
    (await distinctPeople(tx, people, PERMISSION_FOR[action])).length === 2;
  if (!(await hasTwo('change_rules'))) throw new NoSecondPerson('a change of the rules', PERMISSION_FOR.change_rules);
  for (const action of actionsOf(rules)) {
    if (await hasTwo(action)) continue;
    const least = Math.min(...rules.filter(({ actions }) => actions.includes(action)).map((rule) => rule.atLeastCents));
    const example =
      action === 'change_roles' ? ACTION_NOUN[action] : `${ACTION_NOUN[action]} of ${formatUsd(Math.max(least, 1))}`;
    throw new NoSecondPerson(example, PERMISSION_FOR[action]);
  }
}

/**
 * Puts rules in force to which a second person agreed.
 *
 * @param tx holds `approvalRules`
 * @param by who agreed
 * @throws NoSecondPerson
 */
export async function changeRules(
  tx: Transaction,
  by: Actor,
  change: RuleChange,
  request: Pick<ApprovalRequest, 'id' | 'requestedBy'>,
): Promise<void> {
  await refuseUnsatisfiable(tx, change.rules);
  await storeVersion(tx, by, { ...change, adminId: request.requestedBy, secondAdminId: by.adminId }, request.id);
}

/** How many times the amount of one decision a person decides alone within 24 hours, by the first rules. */
const DAY_SUM_TIMES = 5;

/**
 * The first rules about these decisions. The amount alone would leave the loop: so many smaller ones, to one player or to many. What a program of the
 * decider's own has stored is theirs whatever its amount.
 */
function firstRules(actions: RuledAction[], fromCents: number): Rule[] {
  const about = (fact: Fact) => actions.filter((action) => factsOf(action).includes(fact));
  const [ofMoney, ofPlayers] = [about('decider_day_sum'), about('player_day_sum')];
  const rules: Rule[] = [
    { actions: ofMoney, fact: 'amount', atLeastCents: fromCents },
    { actions: actions.filter((action) => action === 'change_roles'), fact: 'amount', atLeastCents: 0 },
    { actions: ofMoney, fact: 'decider_day_sum', atLeastCents: DAY_SUM_TIMES * fromCents },
    { actions: ofPlayers, fact: 'player_day_sum', atLeastCents: fromCents },
    { actions: ofPlayers, fact: 'own_program_amount', atLeastCents: 0 },
  ];
  return rules.filter((rule) => rule.actions.length > 0);
}

/**
 * Puts the rules of the setting in force for each decision that two people can make, as soon as there are two: the amount from which on a second person is
 * asked, and what keeps one person from splitting it. It changes nothing that people have decided, and never takes a rule away.
 *
 * @param fromCents undefined: the server begins without rules
 * @returns whether there is a new version
 */
export async function ensureFirstRules(db: Database, fromCents: number | undefined): Promise<boolean> {
  if (fromCents === undefined || isDone(await rulesInForce(db))) return false;
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'approvalRules');
    const before = await rulesInForce(tx);
    if (isDone(before)) return false;
    const people = await ablePeople(tx);
    const covered = before ? actionsOf(before.rules) : [];
    const actions: RuledAction[] = [];
    for (const action of RULED_ACTIONS) {
      const hasTwo = async () => (await distinctPeople(tx, people, PERMISSION_FOR[action])).length === 2;
      if (covered.includes(action) || (await hasTwo())) actions.push(action);
    }
    if (actions.length === covered.length) return false;
    const ofMoney = before?.rules.find(({ fact, actions: of }) => fact === 'amount' && !of.includes('change_roles'));
    const atLeastCents = ofMoney?.atLeastCents ?? fromCents;
    const rules = firstRules(actions, atLeastCents);
    const reason = 'In force as soon as two people can decide, as the server’s settings say.';
    await storeVersion(tx, SYSTEM, { rules, reason, adminId: null, secondAdminId: null });
    return true;
  });
}

/** @param tx holds `approvalRules` */
async function storeVersion(
  tx: Transaction,
  by: Actor | SystemActor,
  { rules, reason, adminId, secondAdminId }: Pick<RuleVersion, 'rules' | 'reason' | 'adminId' | 'secondAdminId'>,
  requestId?: number,
): Promise<void> {
  const before = await rulesInForce(tx);
  const version = (before?.version ?? 0) + 1;
  const text = reason.trim();
  const hash = hashOf({ version, rules, reason: text, before: before?.hash ?? null });
  await tx.insert(approvalRules).values({ version, rules, reason: text, adminId, secondAdminId, hash });
  await voidWaiting(tx, version, rules);
  const ofRequest = requestId === undefined ? {} : { approval_request: String(requestId), requested_by: adminId };
  await recordAudit(tx, by, [
    {
      action: 'approval_rules.change',
      subjectType: 'approval_rules',
      subjectId: String(version),
      before: { rules: (before?.rules ?? []).map(presentRule), hash: before?.hash ?? null },
      after: { rules: rules.map(presentRule), hash, reason: text, ...ofRequest },
    },
  ]);
}

/** Ends what waits and is judged stricter by the new rules, and other changes of the rules, which were made from older ones. */
async function voidWaiting(tx: Transaction, version: number, rules: Rule[]): Promise<void> {
  const { id, action, facts, caught, state } = approvalRequests;
  const waiting = await tx.select({ id, action, facts, caught }).from(approvalRequests).where(eq(state, 'waiting'));
  const ended = waiting.filter(
    (request) =>
      request.action === 'change_rules' ||
      judgesStricter(rules, request.action as RuledAction, request.facts as Facts, request.caught as Caught[]),
  );
  if (ended.length === 0) return;
  const reason = `Version ${version} of the rules asks for more than those by which this waited.`;
  const ids = ended.map((request) => request.id);
  const ofRules = 'The rules were changed meanwhile.';
  await tx
    .update(approvalRequests)
    .set({
      state: 'void',
      decidedAt: sql`now()`,
      reason: sql`case when ${action} = 'change_rules' then ${ofRules}::text else ${reason}::text end`,
    })
    .where(sql`${inArray(id, ids)} and ${eq(state, 'waiting')}`);
}
