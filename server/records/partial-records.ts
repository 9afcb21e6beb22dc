import type { Transaction } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { listedWords } from '../domain/words.ts';
import type { Known, RecordKind, Verdict } from './record-kind.ts';
import type { Absent, FieldChange, SentRecord, Storing } from './records.ts';

// A line of a table that lacks fields: what is stored in them is never lost unseen.

type How = Pick<Storing, 'leftOut' | 'force'>;
type Fields = Readonly<Record<string, unknown>>;

/** The fields that keep their stored values. */
function keptFields({ missing, empty }: Absent, { leftOut = 'refuse' }: How): readonly string[] {
  if (leftOut === 'refuse') return [];
  return leftOut === 'keep' ? [...missing, ...empty] : empty;
}

/** A record with the fields of the stored one that it keeps. */
export function completed<R, Row>(
  kind: RecordKind<R, Row>,
  sent: SentRecord<R>,
  row: Row | undefined,
  how: How,
): SentRecord<R> {
  const { index, id, partial } = sent;
  if (row === undefined || !partial || !kind.present) return sent;
  const fields = keptFields(partial, how);
  return fields.length === 0 ? sent : { index, id, partial, ...partial.completed(kind.present(row), fields) };
}

/** The records as they will be, unless what is stored changes until it is locked. */
export async function completedUnlocked<R, Row>(
  tx: Transaction,
  kind: RecordKind<R, Row>,
  round: SentRecord<R>[],
  how: How,
): Promise<SentRecord<R>[]> {
  const { table, id } = kind.stored;
  const ids = round.flatMap((one) => (one.partial && keptFields(one.partial, how).length > 0 ? (one.id ?? []) : []));
  if (ids.length === 0) return round;
  const rows = await tx.select({ id, row: table }).from(table).where(isOneOfMany(id, ids));
  const byId = new Map(rows.map((one) => [String(one.id), one.row as Row]));
  return round.map((one) => completed(kind, one, byId.get(one.id ?? ''), how));
}

/** Decides about a record that already exists, which may lack fields. */
export function judged<R, Row>(
  kind: RecordKind<R, Row>,
  { value, partial }: SentRecord<R> & { value: R },
  row: Row,
  { force, leftOut = 'refuse' }: How,
  known: Known<R, Row>,
): Verdict {
  const verdict = kind.judge(value, row, force, known);
  if (verdict === 'unchanged' || !partial || leftOut !== 'refuse' || !kind.present) return verdict;
  const stored = kind.present(row);
  const lost = changedFields(stored, kind.present(value))
    .map(({ field }) => field)
    .filter((field) => partial.missing.includes(field) || partial.empty.includes(field));
  if (lost.length === 0) return verdict;
  const whole = partial.completed(stored, lost);
  const otherwise = 'value' in whole ? kind.judge(whole.value, row, force, known) : verdict;
  return otherwise === 'updated' ? incomplete(lost, partial) : otherwise;
}

function incomplete(lost: string[], { empty }: Absent): Verdict {
  const areEmpty = lost.filter((field) => empty.includes(field));
  const left = lost.filter((field) => !empty.includes(field));
  const said = [
    left.length > 0 && `The file has no column for ${listedWords(left)}, and what is stored there would be lost.`,
    areEmpty.length > 0 &&
      `${listedWords(areEmpty)}: the cell is empty and something is stored. Write \\N to clear it.`,
  ];
  const errors = lost.map((path) => ({ path, message: empty.includes(path) ? 'is empty' : 'is left out' }));
  return { outcome: 'incomplete', message: said.filter(Boolean).join(' '), errors };
}

/** The changes that storing a record would make. */
export function plannedChanges<R, Row>(
  kind: RecordKind<R, Row>,
  { value, partial }: SentRecord<R> & { value: R },
  row: Row | undefined,
  { leftOut }: How,
): FieldChange[] {
  const after = kind.present?.(value) ?? {};
  if (row === undefined) return changedFields({}, after);
  const isLost = (field: string) => leftOut === 'reset' && partial?.missing.includes(field) === true;
  return changedFields(kind.present?.(row) ?? {}, after).map((change) =>
    isLost(change.field) ? { ...change, lost: true } : change,
  );
}

const changedFields = (before: Fields, after: Fields): FieldChange[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, before: before[field] ?? null, after: value }))
    .filter((change) => change.after !== undefined && JSON.stringify(change.before) !== JSON.stringify(change.after));
