import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { aSentPlayer } from '../server/platform-fixtures.ts';
import { countOf } from './cluster.ts';
import type { Ask } from './reviews.ts';

// Everything that moves money at once, and whether what was acknowledged is still there.

/** A change that a caller was told is done, with a query that finds the proof. */
export interface Acknowledged {
  what: string;
  proof: ReturnType<typeof sql>;
  /** In milliseconds. */
  at: number;
}

/** Approves a withdrawal, pays a dollar out and sends a player in, all at once; the payment follows from the review. */
export async function reviewPayOutAndSend(id: string, client: number, ask: Ask): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const calls = [
    {
      what: `approve ${id}`,
      request: { path: `/admin/withdrawal/withdrawals/${id}/approve`, body: {}, key: `approve-${id}` },
      proof: sql`select from withdrawal_history where withdrawal_id = ${id} and action = 'approve'`,
    },
    {
      what: `payout ${id}`,
      request: {
        path: '/api/admin/company-revenue/process-payout',
        body: { payout_amount: 1, payout_method: 'ACH', notes: id },
        key: `payout-${id}`,
      },
      proof: sql`select from payouts where notes = ${id}`,
    },
    {
      what: `player ${id}`,
      request: {
        path: '/api/platform/players',
        body: { records: [aSentPlayer({ player_id: `PLR-${id}`, email: `${id}@example.com` })] },
      },
      proof: sql`select from players where player_id = ${`PLR-${id}`}`,
    },
  ];
  await Promise.all(
    calls.map(async ({ what, request, proof }) => {
      const answer = await ask(client, request);
      if (answer?.status === 200) acknowledged.push({ what, proof, at: Date.now() });
    }),
  );
  return acknowledged;
}

/** The acknowledged changes that are not there. */
export async function missing(db: Database, acknowledged: Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { what, proof } of acknowledged) if ((await countOf(db, proof)) === 0) lost.push(what);
  return lost;
}
