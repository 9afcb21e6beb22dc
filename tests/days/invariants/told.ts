import type { AuditRow, Seen } from '../facts.ts';
import type { Change, EventRow, Row } from '../records.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

/** By the type of an audit row's subject, the type of its record, where that is another one. */
const TYPES: Readonly<Record<string, string>> = {
  service_account: 'admin',
  approval_rules: 'rules',
  item: 'game_item',
};
/** Names in answers, events and audit rows whose columns are called otherwise. */
const COLUMNS: Readonly<Record<string, string>> = {
  amount: 'amount_cents',
  fee: 'fee_cents',
  name: 'username',
  net_payout_amount: 'net_cents',
  original_price_usd: 'original_price_cents',
  owner: 'owner_id',
  price_usd: 'price_cents',
  processing_fee: 'fee_cents',
  requested_amount: 'requested_cents',
  roles: 'role_ids',
};
/** Texts, of which the audit row has the hashes; and the lease, which the same transaction may renew. */
const LEFT_OUT = ['note', 'notes', 'reason', 'rejection_reason', 'text', 'lease_until'];

/** The value of a record by a name in what is told about it; undefined when it has none. */
export function fieldOf(row: Row, name: string): unknown {
  const column = name in row ? name : (COLUMNS[name] ?? '');
  const value = row[column];
  return column.endsWith('_cents') && column !== name && typeof value === 'number' ? value / 100 : value;
}

/** A time in another form is the same. */
function isSame(told: unknown, is: unknown): boolean {
  if (JSON.stringify(told) === JSON.stringify(is)) return true;
  // An empty text stands for none in some answers.
  if ((told ?? '') === (is ?? '')) return true;
  const times = [told, is].map((value) => (typeof value === 'string' ? Date.parse(value) : Number.NaN));
  return times[0] === times[1];
}

/** The first name by which what is told about a record is not so. */
export const untrueIn = (told: Row, row: Row): string | undefined =>
  Object.keys(told).find((name) => {
    const is = fieldOf(row, name);
    return !LEFT_OUT.includes(name) && is !== undefined && !isSame(told[name], is);
  });

/** An event tells the record as it is when the event is committed. */
export function eventsAreTrue({ known }: World, { events }: Seen): void {
  for (const event of events) {
    const row = event.actual ?? known.records.of(TYPES[event.subject_type] ?? event.subject_type, event.subject_id);
    const name = row && event.type !== 'item.deleted' ? untrueIn(event.record, row) : undefined;
    if (row && name) throw untrue(`${event.type} of ${event.subject_id}`, name, event.record[name], fieldOf(row, name));
    checkFreeze(known.changes, event);
  }
}

function checkFreeze(changes: readonly Change[], { type, subject_id: of, record }: EventRow): void {
  if (type !== 'player.frozen' && type !== 'player.unfrozen') return;
  const state = type === 'player.frozen' ? 'frozen' : 'active';
  // The end of an earlier freeze may be noted with a new one.
  const isMeant = ({ ended_at: ended }: Row) => (ended === null) === (state === 'frozen');
  const freeze = changes.find(({ type, row }) => type === 'freeze' && row.player_id === of && isMeant(row))?.row;
  const until = state === 'frozen' ? (freeze?.until ?? null) : null;
  if (!freeze || record.player_id !== of || record.state !== state || !isSame(record.until, until))
    throw untrue(`${type} of ${of}`, 'until', record.until, until);
}

const untrue = (what: string, name: string, told: unknown, is: unknown) =>
  new Wrong('untrue', `${what} tells the ${name} ${JSON.stringify(told)}, and it is ${JSON.stringify(is)}`);

/** An audit row says how its record was before, and how it is after it. */
export function auditIsTrue({ known }: World, { audit, steps }: Seen, { machine }: Written): void {
  if (!machine) return;
  for (const row of audit) {
    const { action, subject_type: type, subject_id: of, before, after, actual } = row;
    // Of somebody who asked, and of a difference, the rows are about more than the record.
    if (/_refused$|announce_return$|^(request|approval|reconciliation|payments|approval_rules)\./.test(action))
      continue;
    const change = known.changes.find((one) => one.type === (TYPES[type] ?? type) && one.id === of);
    const now = actual ?? change?.row;
    const name = now && after && untrueIn(after, now);
    if (now && name) throw untrue(`${action} of ${of}`, name, after[name], fieldOf(now, name));
    const was = change?.before && before ? untrueIn(before, change.before) : undefined;
    if (change?.before && before && was)
      throw untrue(`${action} of ${of}, before it,`, was, before[was], fieldOf(change.before, was));
    checkStep(row, steps);
    if (action === 'transaction.update_status') checkDecided(row);
  }
}

/** The audit row of a step has the status that the step began with, and the one to which it led. */
function checkStep({ subject_id: of, action, admin_id: by, before, after }: AuditRow, steps: Seen['steps']): void {
  const step = steps.find((one) => one.withdrawal_id === of && `withdrawal.${one.action}` === action);
  if (!step) return;
  const [from, to] = [before?.status ?? step.from_status, after?.status ?? step.to_status];
  if (from !== step.from_status || to !== step.to_status || by !== (step.second_admin_id ?? step.admin_id))
    throw untrue(`${action} of ${of}`, 'step', [from, to, by], [step.from_status, step.to_status, step.admin_id]);
}

/** A transaction is decided while it is pending, unless it follows its withdrawal. */
function checkDecided({ subject_id: of, before, actual }: AuditRow): void {
  if (before?.status !== 'pending' || actual?.transaction_type === 'withdrawal')
    throw new Wrong('transaction', `${of} is decided, a ${actual?.transaction_type} that was ${before?.status}`);
}

/** Records of which an audit row tells what became of them, by the type and id of its subject; those left out are not audited, or are the platform's. */
const SUBJECTS: Readonly<Record<string, (row: Row, id: string) => string>> = {
  admin: (row, id) => (row.owner_id === null ? `admin ${id}` : `service_account ${id}`),
  deferral: (row) => `withdrawal ${row.withdrawal_id}`,
  freeze: (row) => `player ${row.player_id}`,
  hold: (row) => `player ${row.player_id}`,
  note: (row) => (row.withdrawal_id === null ? `player ${row.player_id}` : `withdrawal ${row.withdrawal_id}`),
  reason_code: (_row, id) => `reason_code ${id}`,
  role: (_row, id) => `role ${id}`,
  rules: (_row, id) => `approval_rules ${id}`,
  service_token: (row) => `service_account ${row.admin_id}`,
  webhook: (_row, id) => `webhook ${id}`,
};
/** Records that the platform sends too, with the audit action of that. */
const SENT: Readonly<Record<string, string>> = { game: 'platform.store_games', game_item: 'platform.store_items' };

/** Steps whose audit rows are written when there is a change, and only then. */
const CHANGES =
  /^(game\.(update|toggle_status)|game_item\.(create|update)|webhook\.(create|update)|player\.(freeze|unfreeze|hold|release_hold)|admin\.(disable|enable|invite)|service_token\.create|role\.create|reason_code\.create|withdrawal\.(skip|snooze|wake|add_note|edit_note)|approval_rules\.change)$/;

/** Nothing is changed without an audit row about it, and no audit row tells a change that there is not. */
export function everyChangeIsAudited({ known }: World, { audit }: Seen, { machine }: Written): void {
  if (!machine) return;
  const subjectOf = ({ type, id, row }: Change) =>
    SENT[type] === undefined ? SUBJECTS[type]?.(row, id) : `${type} ${id}`;
  const changed = new Set(known.changes.map(subjectOf));
  for (const { action, subject_type: type, subject_id: of } of audit)
    if (CHANGES.test(action) && !changed.has(`${type} ${of}`))
      throw new Wrong('audit', `${action} of ${of} has an audit row, and changed nothing`);
  const told = new Set(audit.map(({ subject_type: type, subject_id: of }) => `${type} ${of}`));
  for (const change of known.changes) {
    const { type, id, row } = change;
    const subject = subjectOf(change);
    if (subject === undefined || told.has(subject)) continue;
    if (audit.some(({ action }) => action === SENT[type])) continue;
    throw new Wrong('audit', `${type} ${id} was changed without an audit row: ${JSON.stringify(row)}`);
  }
}
