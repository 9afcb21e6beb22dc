import { type Context, Hono } from 'hono';
import {
  ConfirmAdminFactorParams,
  ConfirmPersonBody,
  CreateRoleBody,
  CreateServiceAccountBody,
  CreateServiceTokenBody,
  DeleteServiceAccountParams,
  EndAdminSessionParams,
  GetAdminParams,
  InviteAdminBody,
  RevokeServiceTokenParams,
  UpdateAdminBody,
  UpdateRoleBody,
  UpdateRoleParams,
} from '../../src/generated/admin-users/admin-users.zod.ts';
import type { CreateServiceTokenRequest } from '../../src/generated/model/createServiceTokenRequest.ts';
import { AdminUser as PERMISSION_OF_FIELD } from '../../src/generated/permissions.ts';
import { lastActionsOf } from '../audit/entry-queries.ts';
import { linksWith } from '../authentication/link-queries.ts';
import { presentSession } from '../authentication/present.ts';
import { sessionsOf } from '../authentication/queries.ts';
import { mustHaveFactor, type SecondFactorPolicy } from '../authentication/second-factor.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput } from '../domain/errors.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, isPermitted } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { readBody, readParams } from '../http/validate.ts';
import { presentRequest } from '../second-person/present.ts';
import { requestRow } from '../second-person/request-queries.ts';
import type { Secrets } from '../secrets/secrets.ts';
import {
  confirmFactor,
  disableAdmin,
  enableAdmin,
  endSessionsOf,
  resetAdminPassword,
  resetFactors,
} from './access-commands.ts';
import { changeRoles, inviteAdmin, renewInvitation } from './commands.ts';
import { accessEvidence } from './evidence-queries.ts';
import { confirmPerson } from './person-commands.ts';
import { EVIDENCE_HEADER, presentAdminUser, presentEvidence, presentRole, presentServiceAccount } from './present.ts';
import { adminRow, adminRows, roleRow, roleRows } from './queries.ts';
import { createRole, deleteRole, updateRole } from './role-commands.ts';
import {
  createServiceAccount,
  createServiceToken,
  deleteServiceAccount,
  revokeServiceToken,
} from './service-commands.ts';
import { serviceAccountRow, serviceAccountRows } from './service-queries.ts';

/** So many actions are shown with an administrator. */
const LAST_ACTIONS = 10;

const ADMINS = '/api/admin/admins';
const ONE = `${ADMINS}/:id`;
const ROLES = '/api/admin/roles';
const SERVICE_ACCOUNTS = '/api/admin/service-accounts';

/** @param policy who must have a second factor */
export function adminRoutes(
  db: Database,
  policy: SecondFactorPolicy,
  mail: { canSend: boolean; secrets: Secrets },
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(ADMINS, async (c) => c.json({ admins: (await adminRows(db)).map((row) => presentAdminUser(row)) }));

  // The answer contains a secret, which is stored nowhere, so it is not stored for an idempotency key either.
  routes.post(ADMINS, async (c) => {
    const { username, roles: roleIds, mail_address: mailAddress } = await readBody(c, InviteAdminBody);
    const request = { username, roleIds, mailAddress };
    const { adminId, requestId, ...given } = await inviteAdmin(db, actorOf(c), request, mail);
    const answer = await invitation(adminId, given);
    return c.json({ ...answer, admin: { ...answer.admin, ...(await requested(db, requestId)) } }, 201);
  });

  // Must precede the route of one administrator, which would take its last word for an id.
  routes.get(`${ADMINS}/access-evidence`, (c) =>
    answerExport<string>(c, db, {
      of: 'admin',
      filters: {},
      header: EVIDENCE_HEADER,
      line: (line) => line,
      open: async (toStream) => {
        const chunks = [presentEvidence(await accessEvidence(db))];
        return toStream({ next: async () => chunks.pop() ?? [], close: async () => {} });
      },
    }),
  );

  routes.post(`${ONE}/invitation`, async (c) => {
    const id = readId(c);
    return c.json(await invitation(id, await renewInvitation(db, actorOf(c), id)));
  });

  routes.get(ONE, async (c) => {
    const row = await adminRow(db, readId(c));
    const maySeeActions = isPermitted(c, PERMISSION_OF_FIELD.last_actions);
    const lastActions = maySeeActions ? await lastActionsOf(db, row.admin.adminId, LAST_ACTIONS) : undefined;
    return c.json(presentAdminUser(row, await linksWith(db, row.admin.adminId), lastActions));
  });

  routes.put(ONE, async (c) => {
    const { roles, version: basedOn } = await readBody(c, UpdateAdminBody);
    const id = readId(c);
    return answerOnce(c, db, async (tx) => {
      const request = await requested(tx, await changeRoles(tx, actorOf(c), id, roles, { basedOn }));
      const body = presentAdminUser(await adminRow(tx, id));
      return request ? { status: 202, body: { ...body, ...request } } : { body };
    });
  });

  routes.post(`${ONE}/disable`, (c) => change(c, disableAdmin));
  routes.post(`${ONE}/enable`, (c) => change(c, enableAdmin));

  routes.post(`${ONE}/confirm-person`, async (c) => {
    const { links } = await readBody(c, ConfirmPersonBody);
    return change(c, (tx, by, id) => confirmPerson(tx, by, id, links.map(linkIdOf)));
  });

  routes.post(`${ONE}/reset-factors`, (c) =>
    change(c, (tx, by, id) => resetFactors(tx, by, id, mustHaveFactor(policy, ['admins.manage']))),
  );

  routes.post(`${ONE}/factors/:factor_id/confirm`, (c) => {
    const { factor_id: factorId } = readParams(c, ConfirmAdminFactorParams);
    return change(c, (tx, by, id) => confirmFactor(tx, by, id, factorId));
  });

  // Not stored either, like the answer to an invitation.
  routes.post(`${ONE}/reset-password`, async (c) =>
    c.json({ password: await resetAdminPassword(db, actorOf(c), readId(c)) }),
  );

  routes.get(`${ONE}/sessions`, async (c) => {
    const { admin } = await adminRow(db, readId(c));
    const rows = await sessionsOf(db, admin.adminId);
    return c.json({ sessions: rows.map((row) => presentSession(row, c.var.tokenHash)) });
  });

  routes.delete(`${ONE}/sessions`, (c) => {
    const id = readId(c);
    return answerNothing(c, (tx) => endSessionsOf(tx, actorOf(c), id));
  });

  routes.delete(`${ONE}/sessions/:session_id`, (c) => {
    const { id, session_id } = readParams(c, EndAdminSessionParams);
    return answerNothing(c, (tx) => endSessionsOf(tx, actorOf(c), id, session_id));
  });

  routes.get(ROLES, async (c) => c.json({ roles: (await roleRows(db)).map(presentRole) }));

  routes.post(ROLES, async (c) => {
    const values = roleOf(await readBody(c, CreateRoleBody));
    return answerOnce(c, db, async (tx) => {
      const id = await createRole(tx, actorOf(c), values);
      return { status: 201, body: presentRole(await roleRow(tx, id)) };
    });
  });

  routes.put(`${ROLES}/:id`, async (c) => {
    const { id } = readParams(c, UpdateRoleParams);
    const { version: basedOn, ...values } = roleOf(await readBody(c, UpdateRoleBody));
    return answerOnce(c, db, async (tx) => {
      const request = await requested(tx, await updateRole(tx, actorOf(c), id, values, { basedOn }));
      const body = presentRole(await roleRow(tx, id));
      return request ? { status: 202, body: { ...body, ...request } } : { body };
    });
  });

  routes.delete(`${ROLES}/:id`, (c) => {
    const { id } = readParams(c, UpdateRoleParams);
    return answerNothing(c, (tx) => deleteRole(tx, actorOf(c), id));
  });

  routes.get(SERVICE_ACCOUNTS, async (c) =>
    c.json({ service_accounts: (await serviceAccountRows(db)).map(presentServiceAccount) }),
  );

  // Neither answer with a token is stored, like the answer to an invitation.
  routes.post(SERVICE_ACCOUNTS, async (c) => {
    const { name, roles: roleIds, ...body } = await readBody(c, CreateServiceAccountBody);
    return answerToken(c, await createServiceAccount(db, actorOf(c), { name, roleIds, ...tokenValuesOf(body) }));
  });

  routes.post(`${SERVICE_ACCOUNTS}/:id/tokens`, async (c) => {
    const { id } = readParams(c, DeleteServiceAccountParams);
    const body = await readBody(c, CreateServiceTokenBody);
    return answerToken(c, await createServiceToken(db, actorOf(c), id, tokenValuesOf(body)));
  });

  routes.delete(`${SERVICE_ACCOUNTS}/:id`, (c) => {
    const { id } = readParams(c, DeleteServiceAccountParams);
    return answerNothing(c, (tx) => deleteServiceAccount(tx, actorOf(c), id));
  });

  routes.delete(`${SERVICE_ACCOUNTS}/:id/tokens/:token_id`, (c) => {
    const { id, token_id } = readParams(c, RevokeServiceTokenParams);
    return answerNothing(c, (tx) => revokeServiceToken(tx, actorOf(c), id, token_id));
  });

  const invitation = async (id: string, { token, expiresAt }: { token: string | null; expiresAt: Date }) => ({
    admin: presentAdminUser(await adminRow(db, id)),
    token,
    expires_at: expiresAt.toISOString(),
  });

  async function answerToken(c: Context<AppEnv>, given: Awaited<ReturnType<typeof createServiceToken>>) {
    const account = presentServiceAccount(await serviceAccountRow(db, given.id));
    return c.json({ service_account: account, token: given.token, expires_at: given.expiresAt.toISOString() }, 201);
  }

  function change(c: Context<AppEnv>, effect: (tx: Database, by: Actor, id: string) => Promise<void>) {
    const id = readId(c);
    return answerOnce(c, db, async (tx) => {
      await effect(tx, actorOf(c), id);
      return { body: presentAdminUser(await adminRow(tx, id), await linksWith(tx, id)) };
    });
  }

  const answerNothing = (c: Context<AppEnv>, effect: (tx: Database) => Promise<void>) =>
    answerOnce(c, db, async (tx) => {
      await effect(tx);
      return {};
    });

  return routes;
}

/** The request that waits for a second person, for the answer to the call that asked. */
const requested = async (db: Database, id: number | undefined) =>
  id === undefined ? undefined : { approval_request: presentRequest(await requestRow(db, id)) };

/** @throws InvalidInput for what no link has as its id */
function linkIdOf(id: string): number {
  if (/^[1-9]\d{0,14}$/.test(id)) return Number(id);
  throw new InvalidInput([{ path: 'links', message: 'must be ids of links' }]);
}

const readId = (c: Context<AppEnv>): string => readParams(c, GetAdminParams).id;

/** The contract's default. */
const USUAL_DAYS = 90;

const tokenValuesOf = (body: CreateServiceTokenRequest) => ({
  days: body.expires_in_days ?? USUAL_DAYS,
  networks: body.networks ?? [],
});

const roleOf = <R extends { name: string }>(role: R): R => ({ ...role, name: role.name.trim() });
