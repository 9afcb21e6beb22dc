import { join } from 'node:path';
import type { PaymentRail as PaymentRailJson } from '../../src/generated/model/paymentRail.ts';
import { counted } from '../domain/words.ts';
import { HttpRail } from '../payments/rail/http-rail.ts';
import type { PaymentRail } from '../payments/rail/rail.ts';
import type { PaymentList } from '../payments/rail/rail-list.ts';
import { SimulatedRail } from '../payments/rail/simulator.ts';
import type { Settings } from './settings.ts';

/** One in 25 payments of the demo is definitely refused. */
const DEMO_REFUSED = 0.04;
/** The bank sends one payment in 50 back, this long after it was made. */
const DEMO_RETURNED = 0.02;
const DEMO_RETURN_AFTER_MS = 20 * 60_000;

export interface OpenRail {
  /** Undefined: nothing is sent. */
  rail: (PaymentRail & PaymentList) | undefined;
  /** The same for administrators. */
  shown: Pick<PaymentRailJson, 'kind' | 'address'>;
  /** One line for the operator who starts the server. */
  startupMessage: string;
  close(): Promise<void>;
}

const nothing = async () => {};

/** Opens the payment rail that the settings name. */
export function openRail(settings: Settings): OpenRail {
  const { paymentRail, paymentRailToken, processAfterMinutes, dataDir, simulatorDelaySeconds } = settings;
  const after =
    processAfterMinutes === 0
      ? 'right after their approval'
      : `${counted(processAfterMinutes, 'minute')} after their approval`;
  if (paymentRail === 'none') {
    const startupMessage = 'There is no payment rail (PAYMENT_RAIL): nothing is sent to a bank';
    return { rail: undefined, shown: { kind: 'none', address: null }, startupMessage, close: nothing };
  }
  if (paymentRail === 'simulator') {
    const rail = new SimulatedRail({
      journalPath: simulatorJournal(dataDir),
      delayMs: simulatorDelaySeconds * 1_000,
      refused: DEMO_REFUSED,
      returned: DEMO_RETURNED,
      returnAfterMs: DEMO_RETURN_AFTER_MS,
    });
    const startupMessage = `Withdrawals are paid ${after}, by a simulator: no money moves`;
    return { rail, shown: { kind: 'simulator', address: null }, startupMessage, close: () => rail.close() };
  }
  const rail = new HttpRail({ url: paymentRail, token: paymentRailToken });
  const shown = { kind: 'http' as const, address: paymentRail };
  return { rail, shown, startupMessage: `Withdrawals are paid ${after}, by ${paymentRail}`, close: nothing };
}

/** The payments of the demo's simulator; the file belongs to the embedded database beside it. */
export const simulatorJournal = (dataDir: string): string => join(dataDir, 'rail-journal.jsonl');
