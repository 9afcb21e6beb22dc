import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';

// The sums are functions of the database (second-person.sql), whose triggers compare them with the rules too.

const textArray = (ids: string[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;

/**
 * The cents of withdrawals and payouts that a person decided alone within the last 24 hours, by whichever account. A withdrawal counts once, and
 * not at all when it is one of `except`. Until the transaction ends, no other decision of the person gets past here.
 */
export async function decidedAlone(tx: Transaction, decider: string, except: string[]): Promise<number> {
  await tx.execute(sql`select lock_person(${decider})`);
  const { cents } = await selectValues(tx, {
    cents: sql`decided_alone(${decider}, ${textArray(except)})`.mapWith(Number),
  });
  return cents;
}

/**
 * The cents of a player's withdrawals that people let go within the last 24 hours, without those of `except`. Until the transaction ends, no
 * other decision that asks about the player gets past here; ask in the order of the ids.
 */
export async function decidedForPlayer(tx: Transaction, player: string, except: string[]): Promise<number> {
  await tx.execute(sql`select lock_player(${player})`);
  const { cents } = await selectValues(tx, {
    cents: sql`decided_for_player(${player}, ${textArray(except)})`.mapWith(Number),
  });
  return cents;
}

/** Of these withdrawals, those that a program of the person's has stored. */
export async function storedByOwnProgram(tx: Transaction, decider: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = (await tx.execute(
    sql`select stored_by_own_program(${decider}, ${textArray(ids)}) as id`,
  )) as unknown as {
    rows: { id: string }[];
  };
  return new Set(rows.map(({ id }) => id));
}
