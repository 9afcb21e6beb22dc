import { ADDRESS as ADDRESS_OF_NOTES } from '../actors/readers.ts';
import { type Answer, type Attempt, isProgram, permissionFor } from '../call.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** Nobody is answered who had no permission for it at any time since they asked. */
export function onlyThePermittedAreAnswered(world: World, { call, moment }: Attempt, { status }: Answer): void {
  if (status < 200 || status >= 300) return;
  if (world.known.accounts.held(call.caller, permissionFor(call), moment, world.moment) === 'never')
    throw new Wrong('permission', `call ${call.id} of ${call.caller.username} is answered, without the permission`);
}

/** An address, or the number of a telephone, that is not masked: of both so much is left that they can be told apart. */
const PERSONAL = /[\w.+-]@[\w-]+\.\w|"contact_phone":"(?!•••)[^"]/;

/** Nobody is shown personal data who may not see it, but for what they have had revealed. */
export function personalDataIsMasked(world: World, { call, moment }: Attempt, { text }: Answer): void {
  const { caller } = call;
  if (isProgram(caller) || call.path.endsWith('/reveal') || !PERSONAL.test(text)) return;
  if (world.known.accounts.held(caller, 'players.pii', moment, world.moment) === 'never')
    throw new Wrong(
      'personal data',
      `call ${call.id} of ${caller.username} is answered with personal data: ${PERSONAL.exec(text)?.[0]}`,
    );
}

/** A compliance hold on the page of its player or in the timeline; whoever may read the audit log sees it there. */
const HOLD = /"hold":|"kind":"(held|hold_released)"/;

/** Nobody sees compliance holds who may not. */
export function holdsAreHidden(world: World, { call, moment }: Attempt, { text }: Answer): void {
  if (call.method !== 'GET' || !HOLD.test(text)) return;
  if (world.known.accounts.held(call.caller, 'players.hold', moment, world.moment) === 'never')
    throw new Wrong(
      'personal data',
      `call ${call.id} of ${call.caller.username} is answered with ${HOLD.exec(text)?.[0]}`,
    );
}

/** A person's own things: nothing that somebody else has chosen or written is shown as theirs, or changed by them. */
export function whatIsTheirsIsTheirs(
  world: World,
  { call, moment }: Attempt,
  { status, body, isReplayed }: Answer,
): void {
  if (status !== 200 || isReplayed) return;
  if (call.path === '/api/admin/me/preferences') {
    const hidden: string[] = body.tables?.withdrawals?.hidden_columns ?? [];
    // Everybody hides a column of their own name.
    if (hidden.some((name) => name !== call.caller.username))
      throw new Wrong('own', `call ${call.id} of ${call.caller.username} is shown what ${hidden.join()} has chosen`);
  }
  if (
    /\/notes(\/\d+)?$/.test(call.path) &&
    call.method !== 'GET' &&
    JSON.stringify(call.body).includes(ADDRESS_OF_NOTES)
  )
    if (world.known.accounts.held(call.caller, 'players.pii', moment, world.moment) === 'never')
      throw new Wrong('personal data', `call ${call.id}: ${call.caller.username} writes an address`);
  const [, noteId] = /\/notes\/(\d+)$/.exec(call.path) ?? [];
  const author = noteId === undefined ? undefined : world.memory.get(`note ${noteId}`);
  if (author !== undefined && author !== call.caller.username)
    throw new Wrong('own', `call ${call.id}: ${call.caller.username} edits a note of ${author}`);
}

const OF_WITHDRAWALS = '/admin/withdrawal/';

/** A withdrawal that is read was so at some time since it was asked for. */
export function whatIsReadIsTrue(
  { known, moment: now }: World,
  { call, moment }: Attempt,
  { status, body }: Answer,
): void {
  const [path = ''] = call.path.split('?');
  if (call.method !== 'GET' || status !== 200 || !path.startsWith(OF_WITHDRAWALS)) return;
  const untrue = (what: string) =>
    new Wrong('reading', `call ${call.id} is answered that ${what}, and that was not so`);
  const counted = path.endsWith('/summary')
    ? body.totalPending
    : path.endsWith('/review-queue')
      ? body.waiting
      : undefined;
  if (counted !== undefined && !known.awaitReview.between(moment, now).includes(counted))
    throw untrue(`${counted} await review`);
  const read: { withdrawal_id?: string; status?: string }[] = body.withdrawals ?? [body];
  for (const { withdrawal_id: id = '', status: is = '' } of read) {
    const were = known.statuses.get(id)?.between(moment, now);
    if (is !== '' && were && !were.includes(is)) throw untrue(`${id} is ${is}`);
  }
}
