import type { ServiceStatus } from '../../src/generated/model/serviceStatus.ts';
import type { Database } from '../db/database.ts';
import { counted } from '../domain/words.ts';
import { currentPause } from '../ledger/payment-pause.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import { sentWithdrawals } from './payment-queries.ts';
import type { RailState } from './rail-health.ts';

/** A payment rail may be slow; withdrawals that wait longer than this are shown as overdue. */
const OVERDUE_MINUTES = 15;

export interface PaymentHealth {
  status: ServiceStatus;
  /** A description for an administrator. */
  detail: string;
}

/**
 * The state of paying withdrawals, according to what all processes over this database have sent, and to this process's
 * calls to the rail. A long queue is not a fault.
 *
 * @param rail undefined when there is no payment rail
 * @throws any error of the database
 */
export async function paymentHealth(db: Database, rail: RailState | undefined): Promise<PaymentHealth> {
  const health = await healthOf(db, rail);
  if ((await openRestore(db)) && health.status !== 'down') {
    return {
      status: 'degraded',
      detail: 'The database was restored: the server’s console leads through what is missing',
    };
  }
  const pause = await currentPause(db);
  if (!pause) return health;
  const status = health.status === 'down' ? 'down' : 'degraded';
  return { status, detail: `Paused since ${timeOf(pause.pausedAt)}. ${health.detail}` };
}

async function healthOf(db: Database, rail: RailState | undefined): Promise<PaymentHealth> {
  const { sent, overdue } = await sentWithdrawals(db, OVERDUE_MINUTES);
  if (!rail) {
    if (sent === 0) return { status: 'not_used', detail: 'There is no payment rail: nothing is sent to a bank' };
    return {
      status: 'degraded',
      detail: `${counted(sent, 'withdrawal')} processing, and this server has no payment rail`,
    };
  }
  if (rail.since) {
    const status = rail.isDown ? 'down' : 'degraded';
    return {
      status,
      detail: `No answer from the payment rail about ${counted(rail.unanswered, 'payment')} since ${timeOf(rail.since)}`,
    };
  }
  if (overdue > 0)
    return {
      status: 'degraded',
      detail: `${counted(overdue, 'withdrawal')} waiting for longer than ${OVERDUE_MINUTES} minutes`,
    };
  return { status: 'operational', detail: `${counted(sent, 'withdrawal')} with the bank` };
}

const timeOf = (at: Date) => `${at.toISOString().slice(11, 16)} UTC`;
