import type { DayFacts, DaySum } from './fact-queries.ts';
import { type Caught, caughtBy, type Facts, type Rule, type RuledAction } from './rules.ts';

/** A decision of one call, as far as the rules ask about it. */
export interface Judged {
  action: RuledAction;
  subjectId: string | null;
  amountCents: number | null;
  playerId?: string;
}

export interface CaughtDecision<D extends Judged> {
  decision: D;
  facts: Facts;
  rules: Caught[];
}

/**
 * The decisions of one call that wait for a second person, pure. What is left, and takes effect alone, stays together below every amount from which on a
 * rule asks, by construction: first those go that are caught by themselves, then all others if their sum is caught, then those by which a sum of
 * the day would be reached.
 */
export function judgeCall<D extends Judged>(
  rules: readonly Rule[],
  decisions: readonly D[],
  { alone, toPlayers, own }: DayFacts,
): CaughtDecision<D>[] {
  const caught = new Map<D, CaughtDecision<D>>();
  const judge = (decision: D, facts: Facts): boolean => {
    const found = caughtBy(rules, decision.action, facts);
    if (found.length > 0) caught.set(decision, { decision, facts, rules: found });
    return found.length > 0;
  };
  const isOwn = ({ subjectId }: Judged) => subjectId !== null && own.has(subjectId);
  /** How much a decision adds to a sum of the day: nothing when its withdrawal is in it already. */
  const adds = (sum: DaySum | undefined, { subjectId, amountCents }: D): number =>
    subjectId !== null && sum?.counted.has(subjectId) ? 0 : (amountCents ?? 0);
  const factsOf = (decision: D, amount: number, ofPrograms: number, decided = 0, toPlayer = 0): Facts => {
    const sent = decision.playerId === undefined ? undefined : toPlayers.get(decision.playerId);
    return {
      amount,
      ...(alone !== undefined && { decider_day_sum: alone.cents + decided + adds(alone, decision) }),
      ...(sent !== undefined && { player_day_sum: sent.cents + toPlayer + adds(sent, decision) }),
      ...(isOwn(decision) && { own_program_amount: ofPrograms }),
    };
  };
  for (const decision of decisions) {
    const cents = decision.amountCents ?? 0;
    judge(decision, factsOf(decision, cents, cents));
  }
  const others = decisions.filter((decision) => !caught.has(decision));
  const total = sumOf(others);
  const ofPrograms = sumOf(others.filter(isOwn));
  let decided = 0;
  const went = new Map<string | undefined, number>();
  for (const decision of others) {
    const toPlayer = went.get(decision.playerId) ?? 0;
    if (judge(decision, factsOf(decision, total, ofPrograms, decided, toPlayer))) continue;
    decided += adds(alone, decision);
    const sent = toPlayers.get(decision.playerId ?? '');
    went.set(decision.playerId, toPlayer + adds(sent, decision));
  }
  return decisions.flatMap((decision) => caught.get(decision) ?? []);
}

const sumOf = (decisions: readonly Judged[]): number =>
  decisions.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
