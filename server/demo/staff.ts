import type { Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { admins } from '../db/schema.ts';
import { type Random, weighted } from './random.ts';
import { DAY } from './timeline.ts';

interface Colleague {
  adminId: string;
  username: string;
  /** Their address in audit rows, from a range reserved for documentation. */
  address: string;
  joinedDaysAgo: number;
  /** Their share of the reviews, until they left. */
  workload: number;
  leftDaysAgo?: number;
}

const STAFF: Colleague[] = [
  { adminId: 'adm_1', username: 'admin', address: '203.0.113.10', joinedDaysAgo: 710, workload: 5 },
  {
    adminId: 'adm_2',
    username: 'dana.reyes',
    address: '203.0.113.24',
    joinedDaysAgo: 402,
    workload: 3,
    leftDaysAgo: 0,
  },
  { adminId: 'adm_3', username: 'k.osei', address: '203.0.113.31', joinedDaysAgo: 388, workload: 3, leftDaysAgo: 44 },
];

/**
 * A well-formed hash that no password matches, so that checking it takes as long as any other. With it and
 * `disabled_at`, only `admin` can sign in to the demo; the colleagues exist for the changes that they made.
 */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function insertStaff(tx: Transaction, now: number, demoAdmin: { passwordHash: string }): Promise<void> {
  const rows = STAFF.map(({ adminId, username, joinedDaysAgo, leftDaysAgo }) => ({
    adminId,
    username,
    passwordHash: leftDaysAgo === undefined ? demoAdmin.passwordHash : NO_PASSWORD,
    role: 'administrator',
    mustChangePassword: false,
    disabledAt: leftDaysAgo === undefined ? null : new Date(now - leftDaysAgo * DAY),
    createdAt: new Date(now - joinedDaysAgo * DAY),
    updatedAt: new Date(now - (leftDaysAgo ?? joinedDaysAgo) * DAY),
  }));
  await insertRows(tx, admins, rows);
}

const pickAny = weighted(STAFF, ({ workload }) => workload);

/** Draws a reviewer who was employed at that time. */
export function reviewerAt(random: Random, instant: number, now: number): string {
  for (;;) {
    const { adminId, leftDaysAgo } = pickAny(random);
    if (leftDaysAgo === undefined || instant < now - leftDaysAgo * DAY) return adminId;
  }
}

/** The actor's columns in audit rows; nulls for the system. */
export function actorOf(adminId: string | null) {
  const colleague = STAFF.find((one) => one.adminId === adminId);
  return { adminId, username: colleague?.username ?? null, address: colleague?.address ?? null };
}
