import { and, eq, isNull, sql } from 'drizzle-orm';
import { sessionReader } from '../../server/authentication/queries.ts';
import { serviceCallerReader } from '../../server/authentication/service-queries.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import type { Database } from '../../server/db/database.ts';
import { admins, roles, serviceTokens, sessions } from '../../server/db/schema/people.ts';
import { newServiceToken } from '../../server/secrets/service-token.ts';
import { quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

const CALLS = 2_000;

/** The time that each call spends on finding its caller and the caller's permissions. */
export async function permissionTable(db: Database): Promise<BenchTable> {
  const [session, service] = [newSecret(), newServiceToken()];
  const later = sql`now() + interval '1 hour'`;
  await db.insert(roles).values({ roleId: 'role_bench', name: 'bench', permissions: ['games.read'] });
  const account = { passwordHash: 'none', roleIds: ['auditor', 'role_bench'] };
  await db.insert(admins).values({ ...account, adminId: 'adm_bench', username: 'bench' });
  await db.insert(admins).values({ ...account, adminId: 'svc_bench', username: 'program', ownerId: 'adm_bench' });
  await db.insert(sessions).values({ adminId: 'adm_bench', tokenHash: hashSecret(session), expiresAt: later });
  const tokenHash = hashSecret(service.token);
  const token = { tokenId: service.tokenId, tokenHash, adminId: 'svc_bench', networks: [], expiresAt: later };
  await db.insert(serviceTokens).values(token);

  const withoutRoles = db
    .select({ admin: admins })
    .from(sessions)
    .innerJoin(admins, eq(admins.adminId, sessions.adminId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(admins.disabledAt)))
    .prepare('session_without_roles');
  const [sessionOf, serviceCallerOf] = [sessionReader(db), serviceCallerReader(db)];
  const ways = {
    'a session, without roles (floor)': () => withoutRoles.execute({ tokenHash: hashSecret(session) }),
    'a session, with roles and permissions': () => sessionOf({ token: session, cookies: {} }),
    'a service account, with its owner’s': () => serviceCallerOf(service.token),
  };
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  // All are built once, as the server does. The first calls include preparing the statements and JIT compilation.
  for (let call = -200; call < CALLS; call++) {
    for (const [name, work] of Object.entries(ways)) {
      const start = performance.now();
      await work();
      if (call >= 0) times.get(name)?.push(1000 * (performance.now() - start));
    }
  }
  return {
    title: `Who calls, and what they may do, µs per call (${CALLS} calls in turn, one query each)`,
    columns: ['', 'median', 'p95'],
    rows: [...times].map(([name, taken]) => [name, rounded(quantile(taken, 0.5)), rounded(quantile(taken, 0.95))]),
  };
}
