/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DatabaseRestore } from './databaseRestore.ts';
import type { PaymentLimits } from './paymentLimits.ts';
import type { PaymentQueue } from './paymentQueue.ts';
import type { PaymentRail } from './paymentRail.ts';
import type { PaymentsPause } from './paymentsPause.ts';
import type { PaymentWorker } from './paymentWorker.ts';
import type { ServiceStatus } from './serviceStatus.ts';
import type { UnansweredPayment } from './unansweredPayment.ts';

/**
 * How paying withdrawals is doing.
 */
export interface Payments {
  status: ServiceStatus;
  /** What there is to say about it, for an administrator. */
  detail: string;
  pause?: PaymentsPause;
  restore?: DatabaseRestore;
  rail: PaymentRail;
  queue: PaymentQueue;
  /** The payments that wait for an answer for longer than one question to the rail may take, the oldest first, at most 50. */
  unanswered: UnansweredPayment[];
  /** How much this server may send within an hour and a day (PAYMENT_LIMIT_HOUR, PAYMENT_LIMIT_DAY). */
  limits?: PaymentLimits;
  /** Whether whoever approved or stored a withdrawal is kept from sending it (SEPARATE_DUTIES). */
  separate_duties?: boolean;
  /** The processes that send payments, of all servers over this database; those without a sign of life for a day are left out. */
  workers: PaymentWorker[];
}
