/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ServiceStatus } from './serviceStatus.ts';

/**
 * One part of the platform.
 */
export interface SystemService {
  /** Which part, `API`, `Database`, `Cache`, `Queue` or `Storage`. Our own server adds `Audit log`, `Second person` where a rule asks for one, which says whether there are two people for each decision, `Platform` while the game platform sends records, which says whether its clock agrees with the server's, and `Roles` while a role has `players.hold` without `withdrawals.review`, which a hold needs. */
  name: string;
  /** How it does. A value that is not in ServiceStatus is to be shown as it is. */
  status: ServiceStatus | string;
  /**
     * Of its checks since the server started, at most those of the last 24 hours, the share that it passed, percent; null when unknown.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  uptime_percent: number | null;
  /**
     * How long it took to answer the last check, milliseconds; null when unknown.
     * @minimum 0
     * @nullable
     */
  latency_ms: number | null;
  /**
     * What there is to say about it, for an administrator.
     * @nullable
     */
  detail: string | null;
}
