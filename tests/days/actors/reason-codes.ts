import type { Random } from '../../../demo/random.ts';
import { somebody, someWithdrawal } from '../actor.ts';
import type { Answer, Call, Caller } from '../call.ts';
import type { World } from '../world.ts';

const CODES = '/admin/withdrawal/reason-codes';
const USES = ['reject', 'return', 'skip', 'snooze'];

/** Makes a reason code, or changes one, also to the name of another one. */
export function reasonCode(world: World, random: Random, caller: Caller, codes: string[]): Call {
  const { calls } = world;
  const uses = USES.filter(() => random.chance(0.6));
  const values = { label: `Reason #${calls.next}`, uses: uses.length > 0 ? uses : ['reject'] };
  const id = codes.length > 0 && random.chance(0.6) ? random.pick(codes) : undefined;
  if (id !== undefined) {
    const body = { ...values, is_retired: random.chance(0.4) };
    const uses = random.chance(0.7) ? random.int(1, 2) : 0;
    // At once, as on a screen that still offers it.
    const answered = ({ status }: Answer) => {
      for (let left = status === 200 ? uses : 0; left > 0; left--) giveReason(world, world.drawing, id);
    };
    return calls.begin({ caller, method: 'PUT', path: `${CODES}/${id}`, body, answered });
  }
  const code = `code_${calls.next}`;
  const answered = ({ status }: Answer) => {
    if (status === 201) codes.push(code);
  };
  return calls.begin({ caller, path: CODES, body: { code, ...values }, answered });
}

/** A withdrawal is rejected or set aside with such a reason, which may be retired or of other steps. */
export function useReasonCode(world: World, random: Random, codes: readonly string[]): Call | undefined {
  return codes.length > 0 ? giveReason(world, random, random.pick(codes)) : undefined;
}

function giveReason(world: World, random: Random, code: string): Call | undefined {
  const id = someWithdrawal(world, random, ['pending', 'pending_review']);
  if (id === undefined) return undefined;
  const body = { reason: `#${world.calls.next}`, reason_code: code };
  const caller = somebody(world, random, ['rosa', 'rick', 'rita'], 'withdrawals.review');
  const path = `/admin/withdrawal/withdrawals/${id}/${random.pick(['reject', 'skip', 'skip'])}`;
  return world.calls.begin({ caller, path, body, ids: [id] });
}
