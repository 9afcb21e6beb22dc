/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
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
  rail: PaymentRail;
  queue: PaymentQueue;
  /** The payments that wait for an answer for longer than one question to the rail may take, the oldest first, at most 50. */
  unanswered: UnansweredPayment[];
  /** The processes that send payments, of all servers over this database; those without a sign of life for a day are left out. */
  workers: PaymentWorker[];
}
