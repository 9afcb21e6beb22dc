import type { Random } from '../../../demo/random.ts';
import { Permission } from '../../../src/generated/model/permission.ts';
import { type Actor, someWithdrawal } from '../actor.ts';
import type { Answer, Call, Caller } from '../call.ts';
import { sessionIdOf } from '../staff.ts';
import type { World } from '../world.ts';
import { reasonCode, useReasonCode } from './reason-codes.ts';

const ROLES = '/api/admin/roles';
const ADMINS = '/api/admin/admins';
const PROGRAMS = '/api/admin/service-accounts';
const RULES = '/api/admin/approvals/rules';
/** Mostly somebody who may. */
const MANAGERS = ['ada', 'ada', 'ada', 'alan', 'alan', 'otto', 'lena', 'fay'];
/** Those who are given roles of the day's own; the others are needed. */
const HOLDERS = ['carl', 'aura', 'rita', 'alan'];
const AMOUNTS = [30, 300, 600, 5_000, 20_000];

interface Program {
  caller: Caller;
  tokenIds: string[];
}

/** Everything that managers have made: roles, invited people, programs and reason codes. */
interface Made {
  roles: string[];
  invited: string[];
  programs: Program[];
  codes: string[];
}

function madeIn({ memory }: World): Made {
  const made = (memory.get('made') as Made | undefined) ?? { roles: [], invited: [], programs: [], codes: [] };
  memory.set('made', made);
  return made;
}

const ACTS: readonly ((world: World, random: Random, caller: Caller, made: Made) => Call | undefined)[] = [
  role,
  role,
  giveRole,
  giveRole,
  invite,
  program,
  program,
  useProgram,
  useProgram,
  useProgram,
  (world, random, caller, { codes }) => reasonCode(world, random, caller, codes),
  (world, random, caller, { codes }) => reasonCode(world, random, caller, codes),
  (world, random, _caller, { codes }) => useReasonCode(world, random, codes),
  (world, random, _caller, { codes }) => useReasonCode(world, random, codes),
  rules,
  endSession,
  resetFactors,
];

/** People who manage roles, invitations, programs, reason codes and the rules for two people; and some who may not. */
export const managers: Actor = {
  name: 'managers',
  weight: 6,
  act(world, random) {
    for (let times = random.int(4, 12); times > 0; times--) {
      const caller = world.staff.named(random.pick(MANAGERS));
      random.pick(ACTS)(world, random, caller, madeIn(world));
    }
  },
};

const somePermissions = (random: Random): Permission[] =>
  Object.values(Permission).filter((permission) => !permission.startsWith('platform.') && random.chance(0.2));

/** Makes, changes or deletes a role. */
function role({ calls }: World, random: Random, caller: Caller, { roles }: Made): Call {
  const permissions = somePermissions(random);
  const body = { name: `Role #${calls.next}`, permissions: permissions.length > 0 ? permissions : ['games.read'] };
  const [id] = roles.length > 0 && random.chance(0.7) ? [random.pick(roles)] : [];
  if (id === undefined) {
    const answered = ({ status, body: made }: Answer) => {
      if (status === 201) roles.push(made.id);
    };
    return calls.begin({ caller, path: ROLES, body, answered });
  }
  const isDeleted = random.chance(0.3);
  return calls.begin({
    caller,
    method: isDeleted ? 'DELETE' : 'PUT',
    path: `${ROLES}/${id}`,
    ...(!isDeleted && { body }),
  });
}

/** Gives somebody such a role, in place of theirs or beside it. */
function giveRole(world: World, random: Random, caller: Caller, { roles }: Made): Call | undefined {
  const { calls } = world;
  const id = roles.at(random.int(-2, -1));
  if (id === undefined) return undefined;
  const name = random.pick(HOLDERS);
  const beside = { carl: 'catalogue', aura: 'auditor', rita: 'reviewer', alan: 'administrator' }[name] ?? 'support';
  const body = { roles: random.chance(0.3) ? [id] : [beside, id] };
  const tries = random.pick(['DELETE', 'DELETE', 'PUT', undefined]);
  const by = world.staff.named(random.pick(MANAGERS));
  const permissions = somePermissions(random);
  // A role that somebody holds is not deleted, nor is more given to them than the caller may.
  const answered = ({ status }: Answer) => {
    if (status === 200 && tries === 'DELETE') calls.begin({ caller: by, method: 'DELETE', path: `${ROLES}/${id}` });
    if (status !== 200 || tries !== 'PUT' || permissions.length === 0) return;
    calls.begin({
      caller: by,
      method: 'PUT',
      path: `${ROLES}/${id}`,
      body: { name: `Role #${calls.next}`, permissions },
    });
  };
  return calls.begin({ caller, method: 'PUT', path: `${ADMINS}/adm_${name}`, body, answered });
}

/** Invites somebody, who never comes, or does something about them. */
function invite({ calls }: World, random: Random, caller: Caller, { invited }: Made): Call {
  const id = invited.at(-1);
  if (id === undefined || random.chance(0.4)) {
    const body = { username: `guest-${calls.next}`, roles: [random.pick(['support', 'reviewer', 'auditor'])] };
    const answered = ({ status, body: made }: Answer) => {
      if (status === 201) invited.push(made.admin.id);
    };
    return calls.begin({ caller, path: ADMINS, body, isKeyed: false, answered });
  }
  // A password is hashed outside of the simulation, which takes as long as it takes.
  const what = random.pick(['invitation', 'disable', 'enable']);
  return calls.begin({ caller, path: `${ADMINS}/${id}/${what}`, isKeyed: what !== 'invitation' });
}

/** How long a token lasts; undefined for the usual time. */
const daysOf = (random: Random) => random.pick([1, 30, undefined]);

/** Makes a program, gives it another token, revokes one, or deletes it. */
function program({ calls }: World, random: Random, caller: Caller, { programs, roles }: Made): Call {
  const one = programs.at(-1);
  const what = one === undefined ? 'make' : random.pick(['make', 'token', 'token', 'token', 'revoke', 'delete']);
  if (one === undefined || what === 'make') {
    const username = `program-${calls.next}`;
    const own = roles.at(-1);
    const body = {
      name: username,
      roles: [own !== undefined && random.chance(0.3) ? own : random.pick(['platform', 'platform', 'auditor'])],
      expires_in_days: daysOf(random),
    };
    const answered = ({ status, body: made }: Answer) => {
      if (status !== 201) return;
      const { id, tokens } = made.service_account;
      const tokenIds = (tokens as { id: string }[]).map((token) => token.id);
      programs.push({ caller: { adminId: id, username, token: made.token, keys: new Set() }, tokenIds });
    };
    return calls.begin({ caller, path: PROGRAMS, body, isKeyed: false, answered });
  }
  const path = `${PROGRAMS}/${one.caller.adminId}`;
  if (what === 'token') {
    const answered = ({ status, body: made }: Answer) => {
      if (status !== 201) return;
      one.caller.token = made.token;
      one.tokenIds = (made.service_account.tokens as { id: string }[]).map((token) => token.id);
    };
    return calls.begin({
      caller,
      path: `${path}/tokens`,
      body: { expires_in_days: daysOf(random) },
      isKeyed: false,
      answered,
    });
  }
  if (what === 'delete') return calls.begin({ caller, method: 'DELETE', path });
  return calls.begin({ caller, method: 'DELETE', path: `${path}/tokens/${random.pick(one.tokenIds)}` });
}

/** A program of somebody's reads, cancels a request, or tries what only people may. */
function useProgram(world: World, random: Random, _caller: Caller, { programs }: Made): Call | undefined {
  const one = programs.at(-1);
  if (!one) return undefined;
  const { caller } = one;
  const id = someWithdrawal(world, random, ['pending', 'pending_review', 'approved']);
  const what = random.pick(['feed', 'feed', 'cancel', 'cancel', 'approve', 'audit', 'export']);
  if (what === 'audit') return world.calls.begin({ caller, method: 'GET', path: '/api/admin/audit?limit=3' });
  if (what === 'export') return world.calls.begin({ caller, method: 'GET', path: '/api/admin/audit/export' });
  if (what === 'feed' || id === undefined)
    return world.calls.begin({ caller, method: 'GET', path: '/api/platform/events?limit=3' });
  if (what === 'approve') {
    const path = `/admin/withdrawal/withdrawals/${id}/approve`;
    return world.calls.begin({ caller, path, body: { notes: `#${world.calls.next}` }, ids: [id] });
  }
  world.book.cancel(id);
  return world.calls.begin({ caller, path: `/api/platform/withdrawals/${id}/cancel`, ids: [id] });
}

/** Asks for other rules of two people, mostly made from those in force. */
function rules(world: World, random: Random, caller: Caller): Call {
  const version = world.known.rules.version - (random.chance(0.2) ? 1 : 0);
  const about = (actions: string[]) => ({ actions, fact: 'amount', at_least: random.pick(AMOUNTS) });
  const list = [about(['approve']), about(['process', 'retry']), about(['payout'])];
  if (random.chance(0.2)) list.push({ actions: ['change_roles'], fact: 'amount', at_least: 0 });
  const body = { rules: list, reason: `#${world.calls.next}`, based_on: Math.max(0, version) };
  return world.calls.begin({ caller, method: 'PUT', path: RULES, body });
}

/** Ends one session of somebody else's; by the path of the caller's own it cannot be found. */
function endSession(world: World, random: Random, caller: Caller): Call {
  const [other, some] = [1, 2].map(() => world.staff.named(random.pick(['rosa', 'rick', 'fred', 'carl']))) as [
    Caller,
    Caller,
  ];
  const isOwn = random.chance(0.5);
  const sessions = isOwn ? '/api/admin/me/sessions' : `${ADMINS}/${other.adminId}/sessions`;
  return world.calls.begin({
    caller: isOwn ? some : caller,
    method: 'DELETE',
    path: `${sessions}/${sessionIdOf(other)}`,
  });
}

/** Takes the second factors of somebody who has some. */
function resetFactors({ calls }: World, _random: Random, caller: Caller): Call {
  return calls.begin({ caller, path: `${ADMINS}/adm_carl/reset-factors` });
}
