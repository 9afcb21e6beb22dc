import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { listed } from '../db/one-of.ts';
import { selectValues } from '../db/one-row.ts';
import type { Rule, RuledAction } from './rules.ts';

/** A sum of the last 24 hours, and the withdrawals of the call that are in it already. */
export interface DaySum {
  cents: number;
  counted: ReadonlySet<string>;
}

/** The facts about a call's decisions besides themselves. */
export interface DayFacts {
  /** The sum that the decider decided alone within 24 hours; undefined when no rule asks. */
  alone: DaySum | undefined;
  /** The sums that went to the players within 24 hours; of those about whom a rule asks. */
  toPlayers: ReadonlyMap<string, DaySum>;
  /** The withdrawals that a program of the decider's has stored. */
  own: ReadonlySet<string>;
}

/** The rules in force that ask for a second person, and the facts about which they do. */
export interface Asking extends DayFacts {
  version: number;
  rules: Rule[];
}

interface StoredSum {
  cents: number;
  counted: string[];
}

interface StoredAsking {
  version: number;
  rules: Rule[];
  alone: StoredSum | null;
  toPlayers: Record<string, StoredSum>;
  own: string[];
}

/**
 * The facts about decisions of one call, if the rules in force ask for a second person about any of them. The triggers of the database ask the
 * same function (second-person.sql). Until the transaction ends, no other decision that adds up the same sum gets past here.
 *
 * @returns undefined when one person may take all of them
 */
export async function factsIfAsked(
  tx: Transaction,
  decider: string,
  action: RuledAction,
  decisions: readonly { subjectId: string | null; amountCents: number | null }[],
): Promise<Asking | undefined> {
  const ids = decisions.flatMap(({ subjectId }) => subjectId ?? []);
  // A withdrawal's amount is read with it; a payout does not exist yet.
  const payoutCents = decisions.reduce((sum, one) => sum + (one.subjectId === null ? (one.amountCents ?? 0) : 0), 0);
  const { asking } = await selectValues(tx, {
    asking: sql<StoredAsking | null>`facts_if_asked(${decider}, ${action}, array(${listed(ids)}), ${payoutCents})`,
  });
  if (asking === null) return undefined;
  const { alone, toPlayers, own, ...inForce } = asking;
  return {
    ...inForce,
    alone: alone ? daySum(alone) : undefined,
    toPlayers: new Map(Object.entries(toPlayers).map(([player, sum]) => [player, daySum(sum)])),
    own: new Set(own),
  };
}

const daySum = ({ cents, counted }: StoredSum): DaySum => ({ cents, counted: new Set(counted) });
