/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { SystemAlert } from './systemAlert.ts';
import type { SystemBooks } from './systemBooks.ts';
import type { SystemError } from './systemError.ts';
import type { SystemPeople } from './systemPeople.ts';
import type { SystemService } from './systemService.ts';
import type { SystemWork } from './systemWork.ts';

/**
 * The state of the server, its parts and its books.
 */
export interface SystemStatus {
  /** The parts of the platform. */
  services: SystemService[];
  /** The version of the server. */
  version: string;
  /**
     * The commit that the server was made of; absent when the server does not know it.
     * @pattern ^[0-9a-f]{7,64}$
     */
  commit?: string;
  /** When the server started. */
  started_at: string;
  /**
     * For how long it has been running, seconds.
     * @minimum 0
     */
  uptime_seconds: number;
  /** When the services were checked. */
  checked_at: string;
  books?: SystemBooks;
  /** The troubles that somebody should see to, the oldest first. Absent while the server does not know. */
  alerts?: SystemAlert[];
  people?: SystemPeople;
  /** Work that this server process does again and again. */
  background?: SystemWork[];
  /** The newest unexpected errors of the server, and those that browsers reported, newest first, at most 20. */
  last_errors?: SystemError[];
}
