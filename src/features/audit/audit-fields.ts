import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { usdOfCents } from '../../lib/money-text.ts';
import { humanise } from '../../lib/words.ts';

/** A field of what an action changed; undefined where the state before or after does not have it. */
export interface FieldChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** The fields before and after in words, each once, in the order in which the server wrote them. @param without fields that are left out */
export function changesOf(
  { before, after, texts }: Pick<AuditEntry, 'before' | 'after' | 'texts'>,
  without: readonly string[] = [],
): FieldChange[] {
  const erased = new Map(texts?.map(({ field, erased_at }) => [field, erased_at]));
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const listed = [...names].filter((name) => !without.includes(name));
  return listed.map((name) => ({
    name: humanise(name.replace(/_cents$/, '')),
    before: erasedWords(erased.get(`before.${name}`)) ?? fieldInWords(name, before),
    after: erasedWords(erased.get(`after.${name}`)) ?? fieldInWords(name, after),
  }));
}

const erasedWords = (at: string | null | undefined) => (at ? `Erased on ${formatDateTime(at)}` : undefined);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function fieldInWords(name: string, fields: AuditEntry['before']): string | undefined {
  if (!fields || !Object.hasOwn(fields, name)) return undefined;
  const value: unknown = fields[name];
  if (typeof value === 'number' && name.endsWith('_cents')) return formatUsd(usdOfCents(value));
  if (typeof value === 'string' && /(^|_)status$/.test(name)) return humanise(value);
  return valueInWords(value);
}

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return Number.isInteger(value) ? formatCount(value) : String(value);
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map(valueInWords).join(', ') || '—';
  return Object.entries(value)
    .map(([name, part]) => `${humanise(name)}: ${valueInWords(part)}`)
    .join('; ');
}
