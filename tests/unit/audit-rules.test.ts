import { expect, test } from 'vitest';
import { changesOf } from '../../src/features/audit/audit-fields.ts';
import { actorOf, screenOf } from '../../src/features/audit/audit-rules.ts';
import { auditSearch, filtersOf } from '../../src/features/audit/audit-search.ts';
import { auditAreas, auditWords } from '../../src/features/audit/audit-words.ts';
import { ListAuditEntriesQueryParams } from '../../src/generated/audit-logs/audit-logs.zod.ts';
import { AuditAction } from '../../src/generated/model/auditAction.ts';
import type { AuditEntry } from '../../src/generated/model/auditEntry.ts';

test('every action that the server can write has words and a place in the filter', () => {
  const actions = Object.values(AuditAction);
  expect(actions.filter((action) => auditWords(action) === action)).toEqual([]);
  const offered = auditAreas().flatMap((area) => area.actions.map(({ action }) => action));
  expect(offered.toSorted()).toEqual(actions.toSorted());
  expect(auditWords('later.action')).toBe('later.action');
});

test('the URL carries exactly what the contract accepts', () => {
  const good = {
    actor: 'dana.reyes',
    action: 'withdrawal.approve',
    result: 'refused',
    subject_id: '100482',
    request_id: 'call-1',
    date_from: '2026-11-01',
    date_to: '2026-11-30',
  };
  const read = auditSearch({ ...good, cursor: '48213', open: '7' });
  expect(read).toEqual({ ...good, cursor: '48213', open: '7' });
  expect(ListAuditEntriesQueryParams.safeParse(filtersOf(read)).success).toBe(true);
  const bad = { actor: 'x'.repeat(101), action: 'a.b.c', result: 'maybe', subject_id: '', request_id: '../x' };
  const none = auditSearch({ ...bad, date_from: '2026-02-30', date_to: 7, cursor: '0', open: 'x' });
  expect(Object.values(none).filter((value) => value !== undefined)).toEqual([]);
});

test('what changed is said in words: money, statuses, times, lists, and what is not there', () => {
  const before = { status: 'pending_review', amount_cents: 125050, roles: [] };
  const after = { status: 'approved', is_open: true, at: '2026-11-20T12:21:48.000Z', note: null, roles: ['a', 'b'] };
  expect(changesOf({ before, after })).toEqual([
    { name: 'Status', before: 'Pending review', after: 'Approved' },
    { name: 'Amount', before: '$1,250.50', after: undefined },
    { name: 'Roles', before: '—', after: 'a, b' },
    { name: 'Is open', before: undefined, after: 'Yes' },
    { name: 'At', before: undefined, after: 'Nov 20, 2026, 12:21 UTC' },
    { name: 'Note', before: undefined, after: '—' },
  ]);
  expect(changesOf({ before: null, after: { of: [{ kind: 'totp', id: 7 }] } })).toEqual([
    { name: 'Of', before: undefined, after: 'Kind: totp; Id: 7' },
  ]);
});

test('a record has a link where it is shown, to whoever may see it there', () => {
  const entry = { action: 'payout.process', subject_type: 'payout', subject_id: '7' } as AuditEntry;
  expect(screenOf(entry, () => true)).toEqual({ to: '/revenue', search: { payout: '7' } });
  expect(screenOf(entry, () => false)).toBeUndefined();
  const deleted = { ...entry, action: 'role.delete' as const, subject_type: 'role' };
  expect(screenOf(deleted, () => true)).toBeUndefined();
  expect(screenOf({ ...entry, subject_type: 'request' }, () => true)).toBeUndefined();
});

test('whoever has no account is named: the console, the rail, the server itself, and somebody unknown', () => {
  const by = (actor: string | null, subject_type = 'withdrawal') => actorOf({ actor, actor_id: null, subject_type });
  expect([by('console'), by('payment rail'), by(null), by(null, 'admin'), by('dana')]).toEqual([
    'Server console',
    'Payment rail',
    'Server',
    'Unknown',
    'dana',
  ]);
});
