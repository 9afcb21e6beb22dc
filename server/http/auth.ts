import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { isForProgramsOnly, PEOPLE_ONLY } from '../domain/callers.ts';
import { Forbidden, NetworkNotAllowed, PermissionMissing, StepUpRequired, Unauthenticated } from '../domain/denials.ts';
import { isInNetworks } from '../domain/networks.ts';
import { maskedCopy, type PersonalData, playerIdsIn } from '../domain/personal-data.ts';
import { idOfServiceToken, isServiceToken } from '../secrets/service-token.ts';
import type { AppEnv, GrantedRole } from './app-env.ts';
import { otherPermissionOf, permissionOf, stepUpOf } from './operations.ts';
import { permissionsFor } from './seen-call.ts';

/** The facts about an administrator that authentication needs. */
interface KnownAdmin {
  adminId: string;
  username: string;
  mustChangePassword: boolean;
}

interface KnownSession {
  admin: KnownAdmin;
  roles: readonly GrantedRole[];
  tokenHash: string;
  touchIsDue: boolean;
  needsFactor: boolean;
}

/** The data that authentication needs of a service account and its token. */
interface KnownService {
  account: { adminId: string; username: string; ownerId: string };
  roles: readonly GrantedRole[];
  tokenId: string;
  tokenHash: string;
  networks: readonly string[];
  isInForce: boolean;
  touchIsDue: boolean;
}

interface SessionStore {
  /** The session that the token and the cookies of a request prove; undefined when they prove none that is in force. */
  sessionOf(shown: { token: string; cookies: Record<string, string> }): Promise<KnownSession | undefined>;
  /** Records that the administrator of the session is active. */
  touch(token: string): Promise<void>;
  /** The service account of a token; undefined for a token that is unknown or was revoked. */
  serviceCallerOf(token: string): Promise<KnownService | undefined>;
  /** Records that a service account's token was used. */
  touchServiceToken(tokenId: string, address: string | null): Promise<void>;
  /** The paths that an administrator with a one-use password may call. */
  reachableWithOneUsePassword: readonly string[];
  /** The paths that a session may call before it has shown a second factor. */
  reachableWithoutFactor: readonly string[];
}

/**
 * Authentication middleware: determines the acting administrator from the bearer token and, for a browser's session,
 * its cookie, or the service account from its token; otherwise answers 401. Administrators who still have a one-use
 * password, or have to show a second factor, get 403.
 */
export function requireAdmin(sessions: SessionStore): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const admitCaller = () => admit(sessions, c);
    c.set('admitAgain', admitCaller);
    await admitCaller();
    await next();
  };
}

async function admit(sessions: SessionStore, c: Context<AppEnv>): Promise<void> {
  const token = bearerOf(c);
  if (token !== undefined && isServiceToken(token)) {
    return admitService(sessions, c, token);
  }
  const session = token === undefined ? undefined : await sessions.sessionOf({ token, cookies: getCookie(c) });
  if (token === undefined || !session) throw new Unauthenticated();
  const { admin, roles, tokenHash, touchIsDue, needsFactor } = session;
  // Before any refusal, so that it is known who was refused.
  c.set('token', token);
  c.set('tokenHash', tokenHash);
  c.set('roles', roles);
  c.set('needsFactor', needsFactor);
  c.set('actor', { ...visitorOf(c), adminId: admin.adminId, username: admin.username });
  // Requests that a screen makes by itself, while nobody is active, do not keep the session alive.
  if (touchIsDue && !isBackground(c)) await sessions.touch(token);
  if (admin.mustChangePassword && !sessions.reachableWithOneUsePassword.includes(c.req.path)) {
    throw new Forbidden('password_change_required');
  }
  if (needsFactor && !admin.mustChangePassword && !sessions.reachableWithoutFactor.includes(c.req.path)) {
    throw new Forbidden('second_factor_required');
  }
}

/** Whether a screen reads by itself, as the call says. A change is believed to be somebody's, whatever the call says. */
const isBackground = (c: Context<AppEnv>): boolean =>
  c.req.header('x-background') === 'true' && (c.req.method === 'GET' || c.req.method === 'HEAD');

/** @throws Unauthenticated for a token that does not work @throws NetworkNotAllowed for one that does not work from here */
async function admitService(sessions: SessionStore, c: Context<AppEnv>, token: string): Promise<void> {
  const caller = idOfServiceToken(token) === undefined ? undefined : await sessions.serviceCallerOf(token);
  if (!caller) throw new Unauthenticated('invalid_token');
  const { account, roles, tokenId, tokenHash, networks } = caller;
  const address = c.get('address');
  // Before any refusal, so that it is known who was refused.
  c.set('actor', { ...visitorOf(c), ...account, tokenId });
  if (!caller.isInForce) throw new Unauthenticated('invalid_token');
  const isAllowed = networks.length === 0 || (address !== null && isInNetworks(networks, address));
  if (!isAllowed) throw new NetworkNotAllowed(address);
  c.set('token', token);
  c.set('tokenHash', tokenHash);
  c.set('roles', roles);
  if (caller.touchIsDue) await sessions.touchServiceToken(tokenId, address);
}

/** @throws Forbidden for a program where only people may, and for a person where only programs may */
function requireKindOfCaller(c: Context<AppEnv>, permission: Permission): void {
  if (PEOPLE_ONLY.includes(permission)) personOf(c);
  if (isForProgramsOnly(permission) && actorOf(c).ownerId === undefined) throw new Forbidden('program_required');
}

/** The actor of a call that only people may make. @throws Forbidden for a service account */
export function personOf(c: Context<AppEnv>): Actor {
  const actor = actorOf(c);
  if (actor.ownerId !== undefined) throw new Forbidden('person_required');
  return actor;
}

/**
 * Admits only callers with the permission that the contract requires for the operation, of the kind that it works for; answers others
 * with 403.
 *
 * @param grantersOf returns the usernames of administrators who could grant a permission
 * @param noteUse notes that somebody used a permission; calls that a screen makes by itself are no use
 */
export function requirePermission(
  grantersOf: (permission: Permission) => Promise<string[]>,
  noteUse: (adminId: string, permission: Permission) => Promise<void>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    /** Returns the permission by which the caller may. */
    const check = async () => {
      const permission = permissionOf(c);
      if (!permission) return undefined;
      requireKindOfCaller(c, permission);
      const other = otherPermissionOf(c);
      const held = [permission, other].find((one) => one && isPermitted(c, one));
      if (!held) throw new PermissionMissing(permission, await grantersOf(permission));
      return held;
    };
    const used = await check();
    if (used && !isBackground(c)) await noteUse(actorOf(c).adminId, used);
    const admitCaller = c.get('admitAgain');
    c.set('admitAgain', async () => {
      await admitCaller();
      await check();
    });
    await next();
    const seen = c.get('seenAs');
    const ofSeen = seen && permissionsFor(seen).find((one) => isPermitted(c, one));
    if (ofSeen) await noteUse(actorOf(c).adminId, ofSeen);
  };
}

/**
 * Asks for a second factor that was shown recently in this session, where the contract's `x-step-up` says so. The
 * question comes before an answer is stored for an idempotency key, so the same call may be made again.
 *
 * @param isAsked whether the caller has to show a factor: not those who need none and have none
 * @throws Forbidden for a service account
 */
export function requireStepUp(
  isAsked: (c: Context<AppEnv>, seconds: number, from?: Database) => Promise<boolean>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const demand = stepUpOf(c);
    const ask = async (from?: Database) => {
      // Otherwise a line that is missing in the contract would mean that nobody is ever asked.
      if (!demand) throw new Error('an operation without x-step-up asks for a second factor');
      // A program cannot show a factor.
      personOf(c);
      if (await isAsked(c, demand.seconds, from)) throw new StepUpRequired(demand.seconds);
    };
    c.set('askStepUp', ask);
    if (demand && !demand.isConditional) await ask();
    await next();
  };
}

/** Whether one of the caller's roles has the permission. */
export const isPermitted = (c: Context<AppEnv>, permission: Permission): boolean =>
  c.get('roles').some(({ permissions }) => permissions.includes(permission));

/** How the caller sees personal data. */
export const personalDataFor = (c: Context<AppEnv>): PersonalData =>
  isPermitted(c, 'players.pii') ? 'shown' : 'masked';

/** An answer in the contract's form, as the caller may see it: everything that names a player goes out through this. */
export function asSeenBy<T>(c: Context<AppEnv>, body: T): T {
  if (personalDataFor(c) === 'masked') return maskedCopy(body);
  c.get('noteReading')(playerIdsIn(body));
  return body;
}

/** An answer that several callers share, as text. It is serialized once, and each of them is shown it. */
export interface SharedAnswer {
  text: string;
  playerIds: readonly string[];
}

/** `asSeenBy` for what callers with the same view of personal data share. */
export function sharedAnswer(personal: PersonalData, body: object): SharedAnswer {
  if (personal === 'masked') return { text: JSON.stringify(maskedCopy(body)), playerIds: [] };
  return { text: JSON.stringify(body), playerIds: playerIdsIn(body) };
}

export function sendShared(c: Context<AppEnv>, { text, playerIds }: SharedAnswer): Response {
  c.get('noteReading')(playerIds);
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

/** The bearer token of a request, valid or not; undefined without one. */
export const bearerOf = (c: Context<AppEnv>): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];

/**
 * The id of the administrator whose session a call proves, for calls that need no session. Also undefined when the
 * database does not answer.
 */
export async function knownAdminId(
  c: Context<AppEnv>,
  sessionOf: SessionStore['sessionOf'],
): Promise<string | undefined> {
  const token = bearerOf(c);
  if (token === undefined) return undefined;
  const session = await sessionOf({ token, cookies: getCookie(c) }).catch(() => undefined);
  return session?.admin.adminId;
}

export const actorOf = (c: Context<AppEnv>): Actor => c.get('actor');

/** The request's address and id, for audit rows. */
export function visitorOf(c: Context<AppEnv>): Pick<Actor, 'address' | 'requestId'> {
  return { address: c.get('address'), requestId: c.get('requestId') };
}
