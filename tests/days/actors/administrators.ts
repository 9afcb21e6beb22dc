import type { Random } from '../../../demo/random.ts';
import type { Actor } from '../actor.ts';
import type { Call } from '../call.ts';
import type { World } from '../world.ts';
import { addTarget } from './webhooks.ts';

const ROLES: Record<string, string[]> = {
  rosa: ['reviewer', 'support'],
  rick: ['reviewer', 'finance'],
  rita: ['reviewer', 'auditor'],
  fay: ['finance', 'support'],
  fred: ['finance', 'reviewer'],
  carl: ['catalogue', 'support'],
  alan: ['administrator', 'finance'],
};
const PAYMENTS = '/api/admin/system/payments';

const CHOICES = [
  ...['roles', 'roles', 'roles', 'disable', 'enable', 'enable'],
  ...['pause', 'pause', 'resume', 'resume', 'resume', 'both', 'both'],
];

/** Administrators, who change roles, lock people out and in, and pause payments. */
export const administrators: Actor = {
  name: 'administrators',
  weight: 6,
  act(world, random) {
    if (!world.memory.has('webhooks')) return addTarget(world);
    const caller = world.staff.named(random.pick(['ada', 'ada', 'alan', 'fay', 'lena', 'lena']));
    const what = random.pick(CHOICES);
    if (what === 'pause') {
      return void world.calls.begin({ caller, path: `${PAYMENTS}/pause`, body: { reason: `#${world.calls.next}` } });
    }
    if (what === 'resume') return void world.calls.begin({ caller, path: `${PAYMENTS}/resume` });
    if (what === 'both') return changeEachOther(world, random);
    const name = random.pick(Object.keys(ROLES));
    if (what === 'roles') return void changeRoles(world, random, caller, name);
    const path = `/api/admin/admins/adm_${name}`;
    world.calls.begin({ caller, path: `${path}/${what}` });
  },
  end(world) {
    const caller = world.staff.named('ada');
    world.calls.begin({ caller, path: `${PAYMENTS}/resume` });
    // The platform may do no more than the owner of its account; where two people give roles, both may be missing.
    world.fromConsole(
      `update admins set disabled_at = null, role_ids = '{administrator}' where admin_id = 'adm_otto' and (disabled_at is not null or role_ids <> '{administrator}')`,
    );
  },
};

/** Gives somebody the roles that they begin with, or others. */
export function changeRoles(
  world: World,
  random: Random,
  caller: Call['caller'],
  name: string,
  which: 'first' | 'any' = 'any',
): Call {
  const [first = '', other = first] = ROLES[name] ?? [];
  const roles = [which === 'first' || random.chance(0.65) ? first : other];
  return world.calls.begin({ caller, method: 'PUT', path: `/api/admin/admins/adm_${name}`, body: { roles } });
}

/** Two administrators at once: one changes the other's roles, who changes somebody else's. */
function changeEachOther(world: World, random: Random): void {
  const [ada, alan] = [world.staff.named('ada'), world.staff.named('alan')];
  const roles = [random.chance(0.5) ? 'administrator' : 'finance'];
  world.calls.begin({
    caller: alan,
    method: 'PUT',
    path: '/api/admin/admins/adm_carl',
    body: { roles: [random.pick(['catalogue', 'support'])] },
  });
  world.calls.begin({ caller: ada, method: 'PUT', path: '/api/admin/admins/adm_alan', body: { roles } });
}
