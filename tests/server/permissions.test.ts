import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Operation, operations } from '../../openapi/contract.ts';
import { BUILT_IN_ROLES } from '../../server/authentication/roles.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, roles, sessions } from '../../server/db/schema/people.ts';
import { Permission } from '../../src/generated/model/permission.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();

/** Creates an administrator with these roles and signs in. Resolves with the token. */
async function signedInWith(...roleIds: string[]): Promise<string> {
  const adminId = `adm_${roleIds.join('_') || 'none'}`;
  const token = newSecret();
  await app.db.insert(admins).values({ adminId, username: adminId, passwordHash: 'none', roleIds });
  await app.db
    .insert(sessions)
    .values({ adminId, tokenHash: hashSecret(token), expiresAt: sql`now() + interval '1 hour'` });
  return token;
}

const ownRole = (roleId: string, permissions: string[]) =>
  app.db.insert(roles).values({ roleId, name: roleId, permissions });

const permissionOf = ({ written }: Operation) => String(written['x-permission']);

/** The permissions of each built-in role, as specified. */
const MAY: Record<string, RegExp> = {
  administrator: /./,
  finance:
    /^(transactions\..*|withdrawals\.(read|pay|export)|revenue\.read|payouts\.create|players\.read|notes\.write|system\.read|payments\.control|statements\.read)$/,
  reviewer: /^(transactions\.read|withdrawals\.(read|review)|players\.(read|pii|freeze)|notes\.write)$/,
  catalogue: /^((games|items)\.(read|write)|transactions\.read)$/,
  support: /^((transactions|withdrawals|players)\.read|notes\.write)$/,
  auditor: /\.(read|export)$/,
  platform: /^platform\.(read|write)$/,
};

describe('a built-in role', () => {
  test.each(BUILT_IN_ROLES)('$name permits exactly what it is for', ({ name, permissions }) => {
    expect(permissions).toEqual(Object.values(Permission).filter((permission) => MAY[name]?.test(permission)));
  });
});

describe('every operation of the contract', () => {
  const needing = (permission: string) => operations.filter((operation) => permissionOf(operation) === permission);
  // Signing out comes last, because no call works after it.
  const needingNone = needing('none').toSorted((one, other) => rank(one) - rank(other));
  function rank({ operationId }: Operation): number {
    return operationId === 'adminLogout' ? 1 : 0;
  }

  async function answerTo({ operationId, route }: Operation, token: string) {
    const [method = '', path = ''] = route.replaceAll(/\{\w+\}/g, 'X-1').split(' ');
    // Not `call`, which expects JSON: exports are CSV.
    const response = await app.fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
    // Read completely, because only a few exports may run at once.
    const text = await response.text();
    return { operationId, status: response.status, ...(response.status === 403 && JSON.parse(text)) };
  }
  const permitted = { status: expect.toSatisfy((status) => [200, 204, 400, 404, 409, 422].includes(status)) };

  test('that needs no permission answers an administrator without a role', async () => {
    const token = await signedInWith();
    for (const operation of needingNone) {
      expect(await answerTo(operation, token)).toEqual({ operationId: operation.operationId, ...permitted });
    }
  });

  const permissions = Object.values(Permission);
  test.each(permissions.filter((permission) => !permission.startsWith('platform.')))(
    'that needs %s answers whoever has nothing else, and refuses whoever has everything else',
    async (permission) => {
      await ownRole('role_it', [permission]);
      await ownRole(
        'role_others',
        permissions.filter((other) => other !== permission),
      );
      const [it, others] = [await signedInWith('role_it'), await signedInWith('role_others')];
      for (const operation of needing(permission)) {
        const { operationId, written } = operation;
        const refused = { operationId, status: 403, code: 'permission_missing' };
        // To hold is to recall as well.
        const first = operationId === 'holdPlayer' ? { ...refused, permission: 'withdrawals.review' } : permitted;
        expect(await answerTo(operation, it)).toMatchObject({ operationId, ...first });
        const second = written['x-permission-or'] === undefined ? { ...refused, permission } : permitted;
        expect(await answerTo(operation, others)).toMatchObject({ operationId, ...second });
      }
    },
  );

  test('that either of two permissions permits answers whoever has only the second', async () => {
    const either = operations.filter(({ written }) => written['x-permission-or'] !== undefined);
    expect(either.map(({ operationId }) => operationId)).toEqual(['recallWithdrawal', 'bulkRecallWithdrawals']);
    for (const operation of either) {
      const role = `role_${operation.operationId}`;
      await ownRole(role, [String(operation.written['x-permission-or'])]);
      const { operationId } = operation;
      expect(await answerTo(operation, await signedInWith(role))).toMatchObject({ operationId, ...permitted });
    }
  });

  test('that is for programs refuses an administrator who may do everything', async () => {
    const token = await signedInWith('administrator');
    for (const operation of [...needing('platform.read'), ...needing('platform.write')]) {
      expect(await answerTo(operation, token)).toMatchObject({ status: 403, code: 'program_required' });
    }
  });

  test('needs a permission that there is, or none', () => {
    expect(['none', ...permissions]).toEqual(expect.arrayContaining(operations.map(permissionOf)));
  });
});

describe('a call without its permission', () => {
  const APPROVE = '/admin/withdrawal/withdrawals/WDR-1/approve';
  let token: string;
  beforeEach(async () => {
    token = await signedInWith('support');
  });

  test('says who could grant it: those who have it, may manage administrators, and can sign in', async () => {
    await ownRole('role_people', ['admins.manage', 'admins.read']);
    await signedInWith('role_people');
    await ownRole('role_lead', ['admins.manage', 'withdrawals.review']);
    await signedInWith('role_lead');
    await app.db.insert(admins).values({
      adminId: 'gone',
      username: 'gone',
      passwordHash: '',
      roleIds: ['administrator'],
      disabledAt: sql`now()`,
    });
    const { body } = await app.call('POST', APPROVE, { token, body: {} });
    expect(body).toEqual({
      message: 'This needs the permission withdrawals.review. adm_role_lead or admin could grant it.',
      code: 'permission_missing',
      permission: 'withdrawals.review',
      granted_by: ['adm_role_lead', 'admin'],
    });
  });

  test('is noted in the audit log, also where it would only have read', async () => {
    // Denied reads are audited only so often per minute and administrator, and those of the roles above have reached the limit.
    await ownRole('role_audited', ['transactions.read']);
    const token = await signedInWith('role_audited');
    await app.call('POST', APPROVE, { token, body: {} });
    await app.call('GET', '/api/admin/games', { token });
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'request.denied'))
      .orderBy(auditLog.auditId);
    expect(rows).toMatchObject([
      {
        adminId: 'adm_role_audited',
        subjectId: `POST ${APPROVE}`,
        after: { status: 403, code: 'permission_missing', permission: 'withdrawals.review' },
      },
      { adminId: 'adm_role_audited', subjectId: 'GET /api/admin/games', after: { permission: 'games.read' } },
    ]);
  });

  test('is refused however its address is written', async () => {
    for (const path of [
      '/api/admin/%67ames',
      '/api/admin/games?x=/api/admin/me',
      '/api//admin/games',
      '/api/admin/games/',
    ]) {
      const { status } = await app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
      expect([403, 404], path).toContain(status);
    }
    const { status } = await app.fetch('/api/admin/games', {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(403);
  });
});

describe('a live session', () => {
  const games = async (token: string) => (await app.call('GET', '/api/admin/games', { token })).status;

  test('may do in its next call what its administrator may do now', async () => {
    const token = await signedInWith('support');
    expect(await games(token)).toBe(403);
    await app.db
      .update(admins)
      .set({ roleIds: ['support', 'catalogue'] })
      .where(eq(admins.adminId, 'adm_support'));
    expect(await games(token)).toBe(200);
    await app.db.update(admins).set({ roleIds: [] }).where(eq(admins.adminId, 'adm_support'));
    expect(await games(token)).toBe(403);
  });

  test('may do in its next call what its role permits now', async () => {
    await ownRole('role_shop', ['games.read', 'a.word-of-another-version']);
    const token = await signedInWith('role_shop');
    expect(await games(token)).toBe(200);
    expect((await app.call('GET', '/api/admin/me', { token })).body.permissions).toEqual(['games.read']);
    await app.db.update(roles).set({ permissions: [] });
    expect(await games(token)).toBe(403);
    await app.db.delete(roles);
    expect(await games(token)).toBe(403);
  });

  test('ends when its administrator is disabled', async () => {
    const token = await signedInWith('administrator');
    await app.db.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.adminId, 'adm_administrator'));
    expect(await games(token)).toBe(401);
  });
});

describe('GET /api/admin/me', () => {
  test('says who asks, with what roles, permissions and session', async () => {
    const token = await signedInWith('support', 'catalogue');
    const { body } = await app.call('GET', '/api/admin/me', { token });
    expect(body).toMatchObject({
      id: 'adm_support_catalogue',
      username: 'adm_support_catalogue',
      roles: [
        { id: 'support', name: 'support' },
        { id: 'catalogue', name: 'catalogue' },
      ],
      permissions: [
        'transactions.read',
        'withdrawals.read',
        'games.read',
        'games.write',
        'items.read',
        'items.write',
        'players.read',
        'notes.write',
      ],
      session: { is_current: true },
    });
    expect(body.session.id).not.toBe(hashSecret(token));
  });
});

describe('the figures of the dashboard', () => {
  test('are left out where their permission is missing', async () => {
    const stats = async (...roleIds: string[]) =>
      Object.keys(
        (await app.call('GET', '/api/admin/dashboard/stats', { token: await signedInWith(...roleIds) })).body,
      );
    expect(await stats()).toEqual([]);
    expect(await stats('catalogue')).toEqual([
      'totalTransactions',
      'transactionChange',
      'transactionTypes',
      'todayTransactions',
      'todayAvgTransaction',
      'transactionsSeries',
    ]);
    expect(await stats('reviewer')).not.toContain('totalRevenue');
    expect(await stats('finance')).toHaveLength(17);
  });
});
