import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../../server/audit/audit.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import type { Database } from '../../server/db/database.ts';
import { approvalRules } from '../../server/db/schema/approvals.ts';
import { admins, roles, serviceTokens, sessions } from '../../server/db/schema/people.ts';
import { personLinks } from '../../server/db/schema/person-links.ts';
import { platformFeed } from '../../server/db/schema/platform.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { newServiceToken } from '../../server/secrets/service-token.ts';
import { Permission } from '../../src/generated/model/permission.ts';
import type { Caller } from './call.ts';
import type { Circumstances } from './circumstances.ts';

const aCaller = (adminId: string, username: string, token: string): Caller => ({
  adminId,
  username,
  token,
  keys: new Set(),
});

/** The id of a session of the day: the database would draw one by itself. */
export const sessionIdOf = ({ token }: Caller): string => hashSecret(token).slice(0, 32);

/** Everybody with an account, and the roles that they begin with. */
const PEOPLE: Record<string, string> = {
  ada: 'administrator',
  alan: 'administrator',
  otto: 'administrator',
  rosa: 'reviewer',
  rick: 'reviewer',
  rita: 'reviewer',
  fay: 'finance',
  fred: 'finance',
  carl: 'catalogue',
  aura: 'auditor',
  lena: 'lead',
  tess: 'administrator',
};

/** A role that is not built in: it manages people, and may not do all of what they do. */
export const LEAD = {
  id: 'lead',
  name: 'Lead',
  permissions: [
    Permission.adminsread,
    Permission.adminsmanage,
    Permission.withdrawalsread,
    Permission.withdrawalsreview,
    Permission.playersread,
  ],
};

/** The accounts of the day, with a session each. */
export class Staff {
  readonly people: ReadonlyMap<string, Caller>;
  readonly platform: Caller;
  readonly #tokenId: string;

  /** Inside of a machine, from where the tokens have their random numbers. */
  constructor() {
    const entries = Object.keys(PEOPLE).map((name) => [name, aCaller(`adm_${name}`, name, newSecret())] as const);
    this.people = new Map(entries);
    const { tokenId, token } = newServiceToken();
    this.#tokenId = tokenId;
    this.platform = aCaller('svc_platform', 'platform', token);
  }

  named(name: string): Caller {
    const person = this.people.get(name);
    if (!person) throw new Error(`${name} has no account`);
    return person;
  }

  async insert(db: Database, { rules, takeovers }: Circumstances): Promise<void> {
    const { adminId: platformId, username, token } = this.platform;
    const people = [...this.people.values()];
    await db.insert(roles).values({ roleId: LEAD.id, name: LEAD.name, permissions: LEAD.permissions });
    await db.insert(admins).values([
      ...people.map((one) => ({
        adminId: one.adminId,
        username: one.username,
        passwordHash: 'none',
        roleIds: [PEOPLE[one.username] ?? ''],
      })),
      { adminId: platformId, username, passwordHash: 'none', roleIds: ['platform'], ownerId: 'adm_otto' },
    ]);
    for (const { by, of, why } of takeovers)
      await db.insert(personLinks).values({ adminId: by, otherId: of, why, createdAt: sql`now() - interval '2 days'` });
    const [adminId, secondAdminId] = ['adm_ada', 'adm_alan'];
    await db
      .insert(approvalRules)
      .values({ version: 1, rules: [...rules], reason: 'For the day', hash: 'hash', adminId, secondAdminId });
    const expiresAt = sql`now() + interval '8 hours'`;
    await db.insert(sessions).values(
      people.map((one) => ({
        tokenHash: hashSecret(one.token),
        sessionId: sessionIdOf(one),
        adminId: one.adminId,
        expiresAt,
      })),
    );
    await db.insert(serviceTokens).values({
      tokenId: this.#tokenId,
      adminId: platformId,
      tokenHash: hashSecret(token),
      networks: [],
      expiresAt: sql`now() + interval '90 days'`,
    });
    // The database draws its own random numbers, which the seed does not reach: a place in the feed would be another one each time.
    await db.insert(platformFeed).values({ feedId: randomUUID(), cursorKey: randomUUID() });
    await db.transaction((tx) =>
      recordAudit(tx, CONSOLE, [{ action: 'admin.create', subjectType: 'admin', subjectId: 'adm_ada' }]),
    );
  }
}
