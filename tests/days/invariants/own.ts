import type { Seen } from '../facts.ts';
import { ServerProcess } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

/** By the type of a person's own records, the column with the person, and the path of the call by which they change them. */
const OWN: Readonly<Record<string, [column: string, path: string]>> = {
  mention: ['admin_id', '/api/admin/me/mentions/seen'],
  preference: ['admin_id', '/api/admin/me/preferences'],
};

/** Preferences, and the marks of notes that somebody has seen, are changed by their own calls. */
export function ownersChangeTheirOwn(world: World, _seen: Seen, { machine }: Written): void {
  if (!(machine instanceof ServerProcess)) return;
  for (const { type, id, row, before } of world.known.changes) {
    const [column = '', path] = OWN[type] ?? [];
    // A note that names somebody is written by others.
    if (path === undefined || (type === 'mention' && !before)) continue;
    const owner = String(row[column]);
    if (!world.calls.openIn(machine, owner).some(({ call }) => call.method !== 'GET' && call.path === path))
      throw new Wrong('own', `${type} ${id} of ${owner} is changed without a call of theirs`);
  }
}

const NAMED = /@([a-z]+)/g;

/** Everybody whom a note names is told, but for its author and those who are locked out. */
export function everybodyNamedIsTold({ known, staff }: World, { accounts }: Seen): void {
  for (const { type, id, row } of known.changes) {
    if (type !== 'note' || typeof row.text !== 'string') continue;
    for (const [, name = ''] of row.text.matchAll(NAMED)) {
      const adminId = staff.people.get(name)?.adminId;
      const isTold = known.records.all('mention').some((one) => String(one.note_id) === id && one.admin_id === adminId);
      const account = accounts.find(({ admin_id }) => admin_id === adminId);
      if (account && !account.is_disabled && adminId !== row.admin_id && !isTold)
        throw new Wrong('mention', `note ${id} names ${name}, who is not told`);
    }
  }
}

/** A step has the reason code of such steps, which was not retired when it was taken. */
export function reasonCodesAreOffered({ known }: World, { steps }: Seen): void {
  const deferrals = known.changes.filter(({ type, before }) => type === 'deferral' && !before);
  const given = [
    ...steps.map(({ reason_code: code, action: use }) => ({ code, use })),
    ...deferrals.map(({ row }) => ({ code: row.reason_code as string | null, use: String(row.kind) })),
  ];
  for (const { code, use } of given) {
    if (code === null) continue;
    const row = known.records.of('reason_code', code);
    if (!row || row.retired_at !== null || !(row.uses as string[]).includes(use))
      throw new Wrong('reason', `a step (${use}) has the reason code ${code}, which is not offered for it`);
  }
}

const HOUR_MS = 3_600_000;
/** So many records a person may reveal within an hour. */
const MOST_REVEALED = 20;

/** Nobody reveals so many records that it would be a list. */
export function fewAreRevealed({ memory, now }: World, { audit }: Seen): void {
  const revealed = (memory.get('revealed') as { by: string; at: number }[] | undefined) ?? [];
  memory.set('revealed', revealed);
  for (const { action, admin_id: by } of audit) {
    if (by === null || !action.endsWith('.reveal')) continue;
    revealed.push({ by, at: now });
    const lately = revealed.filter((one) => one.by === by && one.at > now - HOUR_MS);
    if (lately.length > MOST_REVEALED) throw new Wrong('reveal', `${by} reveals ${lately.length} records in an hour`);
  }
}

/** An item stays in its game, and is on sale in a time that begins before it ends, and only while it is for a limited time. */
export function itemsAreConsistent({ known }: World, { audit }: Seen): void {
  for (const { type, id, row, before } of known.changes) {
    if (
      type !== 'game_item' ||
      !audit.some(({ subject_type, subject_id }) => subject_type === type && subject_id === id)
    )
      continue;
    const { available_from: from, available_until: until, is_limited_time: isLimited } = row;
    const isWrong = isLimited
      ? from !== null && until !== null && Date.parse(String(until)) <= Date.parse(String(from))
      : (from ?? until);
    if (isWrong || (before && before.game_id !== row.game_id))
      throw new Wrong('item', `${id} is on sale from ${from} until ${until}, in ${row.game_id}`);
  }
}
