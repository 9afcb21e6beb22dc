import type { Seen } from '../facts.ts';
import { areSuspended } from '../suspensions.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const DAY_MS = 24 * 3_600_000;
/** The steps that let money go. */
const LET_GO = ['approve', 'process', 'retry'];

/** A step, or a payout, by which somebody let money go. */
interface Gone {
  /** The withdrawal, of which the amount counts once; a payout counts by itself. */
  of: string;
  action: string;
  at: number;
  cents: number;
  by: string;
  isAlone: boolean;
  player: string | undefined;
}

/**
 * Nobody decides alone a payment that makes a sum of 24 hours so large that the rules ask for a second person: the sum of all that they decided alone, or of all that
 * went to the player.
 */
export function sumsOfADayHold(world: World, { steps, payouts, now }: Seen): void {
  const { known, memory } = world;
  const gone = (memory.get('gone') as Gone[] | undefined) ?? [];
  memory.set('gone', gone);
  const added = [
    ...steps.flatMap((step): Gone[] => {
      const { withdrawal_id: of, action, at, requested_cents: cents, admin_id: by, player_id: player } = step;
      if (by === null || !LET_GO.includes(action)) return [];
      return [{ of, action, at, cents, by, isAlone: step.second_admin_id === null, player }];
    }),
    ...payouts.map(({ id, amount_cents: cents, admin_id: by, second_admin_id: second }): Gone => {
      return { of: `payout ${id}`, action: 'payout', at: now, cents, by, isAlone: second === null, player: undefined };
    }),
  ];
  gone.push(...added);
  if (areSuspended(world)) return;
  for (const one of added) {
    if (!one.isAlone) continue;
    for (const { actions, fact, atLeastCents } of known.rules.rules) {
      if (!actions.some((action) => action === one.action)) continue;
      const isIn = IS_IN[fact];
      const cents = isIn ? sumOf(gone.filter((other) => other.at > one.at - DAY_MS && isIn(other, one))) : 0;
      if (isIn && cents >= atLeastCents)
        throw new Wrong(
          'two people',
          `${one.by} alone does the ${one.action} of ${one.of}, with ${cents} cents in 24 hours`,
        );
    }
  }
}

/** By the fact, whether something that went is in the sum of which a decision is the last part. */
const IS_IN: Readonly<Record<string, (other: Gone, one: Gone) => boolean>> = {
  decider_day_sum: (other, { by }) => other.by === by && other.isAlone,
  player_day_sum: (other, { player }) => player !== undefined && other.player === player,
};

const sumOf = (gone: readonly Gone[]): number =>
  [...new Map(gone.map(({ of, cents }) => [of, cents])).values()].reduce((sum, cents) => sum + cents, 0);
