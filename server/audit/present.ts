import type { AuditBlocks } from '../../src/generated/model/auditBlocks.ts';
import type { AuditEntry } from '../../src/generated/model/auditEntry.ts';
import type { AuditPage } from '../../src/generated/model/auditPage.ts';
import { type CsvColumns, csvHeader, csvLine, type TimeWriter } from '../domain/csv.ts';
import { encodeRowNumber } from '../domain/page-cursor.ts';
import { maskedCopy, type PersonalData, withMaskedTexts } from '../domain/personal-data.ts';
import type { BlockRow } from './block-queries.ts';
import type { ExportRow } from './export-queries.ts';
import type { AuditPageRows, auditEntry, EntryRow } from './log-queries.ts';
import { textMarks } from './texts.ts';

export function presentEntry(row: Omit<EntryRow, 'createdAt'>): AuditEntry {
  return {
    id: String(row.auditId),
    at: row.at,
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

/** Fields have many names, and somebody may have written an address into any of them. */
const masked = <T>(value: T): T => withMaskedTexts(maskedCopy(value));

/**
 * An entry as its reader may see it, with its texts in their fields. The key of a text goes only to whoever sees the text itself: by trial it
 * would tell a masked address.
 */
export function presentDetails(row: Awaited<ReturnType<typeof auditEntry>>, personal: PersonalData): AuditEntry {
  const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)];
  const sealed = { ...presentEntry(row), before, after };
  const seen = personal === 'shown' ? sealed : masked(sealed);
  const texts = [...textMarks(before, after)].map(([field, hmac]) => {
    const stored = row.texts.find((text) => text.field === field);
    const text = stored?.text ?? null;
    const shown = personal === 'shown' ? text : masked(text);
    const is_masked = shown !== text;
    const key = is_masked ? null : (stored?.key?.toString('hex') ?? null);
    return { text: shown, field, hmac, key, is_masked, erased_at: stored?.erasedAt?.toISOString() ?? null };
  });
  const { block } = row;
  return {
    ...withTexts(seen, texts),
    texts: texts.map(({ text: _, ...facts }) => facts),
    is_masked: JSON.stringify(seen) !== JSON.stringify(sealed),
    block: block ? { id: block.blockId, sealed_at: block.sealedAt, hash: block.hash.toString('hex') } : null,
  };
}

/** Whether masking would change anything of an entry. */
export const hasPersonalData = (entry: AuditEntry): boolean => JSON.stringify(masked(entry)) !== JSON.stringify(entry);

type Fields = Record<string, unknown> | null;

const fieldsOf = (value: unknown): Fields => (value ?? null) as Fields;

/** A copy with each text in its field, in place of its hash. */
function withTexts<E extends { before: Fields; after: Fields }>(
  entry: E,
  texts: { field: string; text: string | null }[],
): E {
  const states = { before: entry.before && { ...entry.before }, after: entry.after && { ...entry.after } };
  for (const { field, text } of texts) {
    const state = states[field.startsWith('before.') ? 'before' : 'after'];
    if (state) state[field.slice(field.indexOf('.') + 1)] = text;
  }
  return { ...entry, ...states };
}

const jsonOf = (fields: Fields): string | null => fields && JSON.stringify(fields);

const CSV: CsvColumns<AuditEntry> = [
  ['id', ({ id }) => id],
  ['at', ({ at }, written) => written(at)],
  ['actor_id', ({ actor_id }) => actor_id],
  ['actor', ({ actor }) => actor],
  ['is_service', ({ is_service }) => String(is_service)],
  ['action', ({ action }) => action],
  ['subject_type', ({ subject_type }) => subject_type],
  ['subject_id', ({ subject_id }) => subject_id],
  ['result', ({ result }) => result],
  ['address', ({ address }) => address],
  ['request_id', ({ request_id }) => request_id],
  ['before', ({ before }) => jsonOf(before ?? null)],
  ['after', ({ after }) => jsonOf(after ?? null)],
];

export const CSV_HEADER = csvHeader(CSV);

export function presentCsvLine(
  row: ExportRow,
  personal: PersonalData,
  written: TimeWriter,
  forSpreadsheets: boolean,
): string {
  const marks = textMarks(row.before, row.after);
  // Not only those that are there: a text that is missing must not leave its hash in its place.
  const texts = [...marks.keys()].map((field) => ({
    field,
    text: row.texts.find((one) => one.field === field)?.text ?? null,
  }));
  const entry = withTexts({ ...presentEntry(row), before: fieldsOf(row.before), after: fieldsOf(row.after) }, texts);
  const seen = personal === 'shown' ? entry : masked(entry);
  return csvLine(
    CSV.map(([, cell]) => cell(seen, written)),
    forSpreadsheets,
  );
}

export function presentBlocks(database: string, rows: BlockRow[]): AuditBlocks {
  return {
    database,
    blocks: rows.map(({ blockId, rowIds, rowHashes, previousHash, hash, sealedAt }) => ({
      id: blockId,
      row_ids: rowIds,
      row_hashes: rowHashes.toString('hex'),
      previous_hash: previousHash.toString('hex'),
      hash: hash.toString('hex'),
      sealed_at: sealedAt,
    })),
  };
}
