import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const ENDS = /^approval\.(approve|deny|withdraw|expire|void)$/;

/** A request for a second person ends with its row in the audit log, and no row tells of an end that there was not. */
export function everyEndIsAudited(_world: World, { waiting, audit }: Seen, { before }: Written): void {
  const still = new Set(waiting.map(({ id }) => String(id)));
  const ended = (before?.waiting ?? []).map(({ id }) => String(id)).filter((id) => !still.has(id));
  const told = audit.filter(({ action }) => ENDS.test(action)).map(({ subject_id: id }) => id ?? '');
  const untold = ended.find((id) => !told.includes(id));
  if (untold !== undefined) throw new Wrong('request', `request ${untold} has ended without a row in the audit log`);
  const untrue = told.find((id) => still.has(id));
  if (untrue !== undefined) throw new Wrong('request', `the audit log ends request ${untrue}, which waits`);
}
