/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AuditAction } from './auditAction.ts';
import type { AuditEntryAfter } from './auditEntryAfter.ts';
import type { AuditEntryBefore } from './auditEntryBefore.ts';
import type { AuditEntryBlock } from './auditEntryBlock.ts';
import type { AuditEntryTextsItem } from './auditEntryTextsItem.ts';
import type { AuditResult } from './auditResult.ts';
import type { RecordId } from './recordId.ts';

/**
 * An entry of the audit log.
 */
export interface AuditEntry {
  id: RecordId;
  /** When it was done, to the microsecond. */
  at: string;
  /**
     * The id of the administrator or service account who acted; null for the server itself, its console, the rail, and somebody unknown who tried to sign in.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  actor_id: string | null;
  /**
     * The name of whoever acted; null for the server itself, and for somebody unknown who tried to sign in.
     * @nullable
     */
  actor: string | null;
  /** Whether a service account acted. */
  is_service: boolean;
  action: AuditAction;
  /** What kind of record it was done to. */
  subject_type: string;
  /**
     * The id of what it was done to; of a denied call its method and path. Null where there is only one, as of the payments.
     * @nullable
     */
  subject_id: string | null;
  result: AuditResult;
  /**
     * The network address that the call came from.
     * @nullable
     */
  address: string | null;
  /**
     * The `X-Request-Id` of the call; null for what no call did.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  request_id: string | null;
  /**
     * The fields that changed, as they were; only where one entry is asked for. Null for what is new. What identifies a player is masked without `players.pii`.
     * @nullable
     */
  before?: AuditEntryBefore;
  /**
     * The same fields afterwards, and what was noted; only where one entry is asked for. Null for what was deleted.
     * @nullable
     */
  after?: AuditEntryAfter;
  /** Those of the fields of `before` and `after` that are free text; only where one entry is asked for. They are kept outside the sealed entry, which has their keyed hashes, so that they can be erased. */
  texts?: AuditEntryTextsItem[];
  /** Whether anything but the texts is masked, so that the entry's hash cannot be computed from this answer; only where one entry is asked for. */
  is_masked?: boolean;
  /**
     * The block that seals the entry; only where one entry is asked for. Null within the first seconds, while it is in none.
     * @nullable
     */
  block?: AuditEntryBlock;
}
