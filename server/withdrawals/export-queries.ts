import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Source } from '../db/connection/connect.ts';
import type { Cursor } from '../db/cursor.ts';
import { games } from '../db/schema/catalogue.ts';
import { players } from '../db/schema/players.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { matching, type WithdrawalFilter } from './filter-queries.ts';

/** A row of the export: columns named as in the contract, amounts in cents. */
export interface ExportRow {
  withdrawalId: string;
  status: string;
  requestedCents: number;
  feeCents: number;
  netCents: number;
  playerEmail: string | null;
  playerId: string;
  companyName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  bankName: string;
  accountLast4: string;
  routingLast4: string;
  accountType: string;
  gameName: string;
  gameId: string;
  developer: string;
  /** ISO, UTC, milliseconds. */
  createdAt: string;
  processedAt: string | null;
  rejectionReason: string | null;
  notes: string | null;
  attempt: number;
  returnedAt: string | null;
  returnReference: string | null;
}

const isoTime = (column: SQL | PgColumn) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Opens a cursor over every withdrawal that matches, newest first, in one snapshot.
 *
 * @param signal aborted when nobody waits for the rows any more
 */
export async function openWithdrawals(
  { db, openCursor }: Source,
  filter: WithdrawalFilter,
  signal: AbortSignal,
): Promise<Cursor> {
  const w = withdrawals;
  const where = await matching(db, filter);
  const query = sql`
    select json_build_object('withdrawalId', ${w.withdrawalId}, 'status', ${w.status}, 'requestedCents', ${w.requestedCents},
      'feeCents', ${w.feeCents}, 'netCents', ${w.netCents}, 'playerEmail', ${players.email}, 'playerId', ${w.playerId},
      'companyName', ${w.companyName}, 'contactEmail', ${w.contactEmail}, 'contactPhone', ${w.contactPhone},
      'bankName', ${w.bankName}, 'accountLast4', ${w.accountLast4}, 'routingLast4', ${w.routingLast4},
      'accountType', ${w.accountType}, 'gameName', ${games.gameName}, 'gameId', ${w.gameId}, 'developer', ${games.developer},
      'createdAt', ${isoTime(w.createdAt)}, 'processedAt', ${isoTime(w.processedAt)},
      'rejectionReason', ${w.rejectionReason}, 'notes', ${w.notes}, 'attempt', ${w.attempt},
      'returnedAt', ${isoTime(w.returnedAt)}, 'returnReference', ${w.returnReference}) as line
    from ${w}
    join ${players} on ${players.playerId} = ${w.playerId}
    join ${games} on ${games.gameId} = ${w.gameId}
    ${where && sql`where ${where}`}
    order by ${w.createdAt} desc, ${w.withdrawalId} desc`;
  return openCursor(query, signal);
}

/** The next rows of `openWithdrawals`; empty at the end. */
export async function nextWithdrawals(cursor: Cursor): Promise<ExportRow[]> {
  return (await cursor.next()).map(({ line }) => (typeof line === 'string' ? JSON.parse(line) : line) as ExportRow);
}
