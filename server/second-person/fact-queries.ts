import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';

// The sums are functions of the database (second-person.sql), whose triggers compare them with the rules too.

const textArray = (ids: string[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;

/** A sum of the last 24 hours, and the withdrawals of the call that are in it already. */
export interface DaySum {
  cents: number;
  counted: ReadonlySet<string>;
}

/**
 * The withdrawals and payouts that a person decided alone within the last 24 hours, by whichever account. Until the transaction ends, no other
 * decision of the person gets past here.
 */
export async function decidedAlone(tx: Transaction, decider: string, ids: string[]): Promise<DaySum> {
  await tx.execute(sql`select lock_person(${decider})`);
  return daySum(tx, sql`decided_alone(${decider})`, sql`withdrawals_alone(${decider})`, ids);
}

/**
 * A player's withdrawals that people let go within the last 24 hours. Until the transaction ends, no other decision that asks about the player
 * gets past here; ask in the order of the ids.
 */
export async function decidedForPlayer(tx: Transaction, player: string, ids: string[]): Promise<DaySum> {
  await tx.execute(sql`select lock_player(${player})`);
  return daySum(tx, sql`decided_for_player(${player})`, sql`withdrawals_of_player(${player})`, ids);
}

async function daySum(tx: Transaction, sum: SQL, withdrawals: SQL, ids: string[]): Promise<DaySum> {
  const { cents, counted } = await selectValues(tx, {
    cents: sql`${sum}`.mapWith(Number),
    counted: sql<string[]>`array(select id from ${withdrawals} as id where id = any(${textArray(ids)}))`,
  });
  return { cents, counted: new Set(counted) };
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
