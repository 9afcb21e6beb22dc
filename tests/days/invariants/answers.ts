import { hashSecret } from '../../../server/authentication/tokens.ts';
import { maskedJson } from '../../../server/domain/personal-data.ts';
import { TRANSITIONS } from '../../../server/withdrawals/status.ts';
import type { Permission } from '../../../src/generated/model/permission.ts';
import { type Answer, type Attempt, isProgram, permissionFor } from '../call.ts';
import { asRepeated } from '../erasures.ts';
import { SETTINGS } from '../server-process.ts';
import { signInAgain } from '../sign-in.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import { isUntrue } from './reasons.ts';

/** Statuses of answers that are stored with a key. */
const isStored = ({ status }: Answer) => (status >= 200 && status < 300) || status === 404 || status === 409;

/** One key of one caller has one answer, byte for byte but for who was erased; and an answer is only repeated to whoever had it. */
export function oneAnswerPerKey(world: World, attempt: Attempt, answer: Answer): void {
  const { call } = attempt;
  // 502: the rail has not answered.
  if (answer.status >= 500 && answer.status !== 503 && answer.status !== 502)
    throw new Wrong('failure', `call ${call.id} is answered ${answer.text}`);
  if (call.isReused) {
    if (isStored(answer))
      throw new Wrong('same key', `call ${call.id} is answered ${answer.status}, and its key was used`);
    return;
  }
  if (answer.status === 422 && answer.text.includes('Idempotency-Key')) {
    throw new Wrong('same key', `call ${call.id} is refused because of somebody else's key`);
  }
  if (call.key === undefined || !isStored(answer)) return;
  for (const other of call.attempts) {
    const first = other.answer;
    if (other === attempt || !first || !isStored(first)) continue;
    // Somebody's role may have been taken from them meanwhile, and whoever may not see addresses gets the same answer without them.
    const same = (text: string) => asRepeated(world, maskedJson(text));
    if (first.status !== answer.status || same(first.text) !== same(answer.text)) {
      throw new Wrong('same key', `call ${call.id} is answered ${first.text} and ${answer.text}`);
    }
    if (!first.isReplayed && !answer.isReplayed) throw new Wrong('same key', `call ${call.id} was done twice`);
  }
  if (answer.isReplayed && call.attempts.length === 1) {
    throw new Wrong('same key', `call ${call.id} was sent once, and gets somebody else's answer`);
  }
}

/** A call is refused for a reason that was true at some time since it was sent. */
export function trueRefusals(world: World, attempt: Attempt, answer: Answer): void {
  // A stored answer was true when it was given.
  if (answer.status < 400 || answer.isReplayed) return;
  const { call, moment } = attempt;
  const { code, message = '' } = answer.body as { code?: string; message?: string };
  const untrue = (why: string) => new Wrong('refusal', `call ${call.id} is refused with "${message}", but ${why}`);
  if (answer.status === 401) checkSession(world, attempt, untrue);
  if (code === 'permission_missing') {
    // Of somebody who may manage people, a permission that the others have and they lack.
    const permission = (answer.body as { permission?: Permission }).permission ?? permissionFor(call);
    // A request for a second person needs the permission of its decision, which the call does not say.
    if (call.path.startsWith('/api/admin/approvals/')) return;
    if (world.known.accounts.held(call.caller, permission, moment, world.moment) !== 'always') return;
    throw untrue(`${call.caller.username} had ${permission} all the time`);
  }
  if (code === 'payments_paused' && !world.known.paused.between(moment, world.moment).includes(true)) {
    throw untrue('payments were not paused');
  }
  if (isUntrue(world, attempt, answer)) throw untrue(`${code} was never true of it`);
  const [, player = '', state = ''] =
    /^Player (\S+) is (frozen|not frozen|on hold|not on hold) and/.exec(message) ?? [];
  if (player !== '' && !world.known.stops.wereSo(player, state, attempt, world.moment, world.now))
    throw untrue('they were not');
  const [, id = '', words = '', done = ''] =
    /^Withdrawal (\S+) is ([a-z ]+) and cannot be (\w+)\.$/.exec(message) ?? [];
  if (id === '') return;
  const held = world.known.statuses.get(id)?.between(moment, world.moment) ?? [];
  if (isProgram(call.caller) && wasHeld(world, attempt, id))
    throw new Wrong('held', `call ${call.id} tells the platform of a decision that can be taken back: "${message}"`);
  const status = words.replaceAll(' ', '_');
  if (!held.includes(status)) throw untrue(`it was ${held.join(', ')}`);
  const transition = Object.values(TRANSITIONS).find((one) => one.done === done);
  // Of what is processing, only what the rail surely was never asked for.
  if (status === 'processing' && done === 'recalled') return;
  if (transition?.from.some((from) => from === status)) throw untrue(`what is ${status} can be ${done}`);
}

function checkSession(world: World, { call, token }: Attempt, untrue: (why: string) => Wrong): void {
  world.check(async () => {
    const valid = await world.rows(
      `select from sessions join admins using (admin_id)
        where token_hash = $1 and expires_at > now() and last_active_at > now() - interval '30 minutes' and disabled_at is null
        union all select from service_tokens join admins using (admin_id) join admins as owner on owner.admin_id = admins.owner_id
          where token_hash = $1 and expires_at > now() and owner.disabled_at is null`,
      [hashSecret(token)],
    );
    if (valid.length > 0) throw untrue('the session is valid');
    if (!isProgram(call.caller)) signInAgain(world, call.caller);
  });
}

const HOLD_MS = SETTINGS.decisionHoldSeconds * 1_000;

/** Whether the newest decision about a withdrawal could be taken back all the time since a call was sent. */
function wasHeld({ known, now }: World, { moment }: Attempt, id: string): boolean {
  const newest = known.steps.get(id)?.at(-1);
  if (!newest || newest.moment > moment || newest.admin_id === null) return false;
  return (newest.action === 'approve' || newest.action === 'reject') && now - newest.at < HOLD_MS;
}
