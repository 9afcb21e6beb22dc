import type { AuditEntry } from '../../src/generated/model/auditEntry.ts';
import type { AuditPage } from '../../src/generated/model/auditPage.ts';
import { encodeRowNumber } from '../http/page-cursor.ts';
import type { AuditPageRows, auditEntry, EntryRow } from './queries.ts';

export function presentEntry(row: EntryRow): AuditEntry {
  return {
    id: String(row.auditId),
    at: row.createdAt.toISOString(),
    actor_id: row.adminId,
    actor: row.username,
    is_service: row.isService,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    result: row.result,
    address: row.address,
    request_id: row.requestId,
  };
}

export function presentPage({ rows, next, searchedUntil }: AuditPageRows): AuditPage {
  return {
    entries: rows.map(presentEntry),
    next_cursor: encodeRowNumber(next),
    searched_until: searchedUntil?.toISOString() ?? null,
  };
}

export function presentDetails(row: Awaited<ReturnType<typeof auditEntry>>): AuditEntry {
  const { before, after, block } = row;
  return {
    ...presentEntry(row),
    before: fieldsOf(before),
    after: fieldsOf(after),
    block: block
      ? { id: block.blockId, sealed_at: block.sealedAt.toISOString(), hash: block.hash.toString('hex') }
      : null,
  };
}

const fieldsOf = (value: unknown) => (value ?? null) as Record<string, unknown> | null;
