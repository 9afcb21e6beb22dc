import type { Transaction } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import { admins } from '../server/db/schema/people.ts';
import { NO_PASSWORD } from '../server/secrets/password-hash.ts';
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
  /** A built-in role; defaults to administrator. */
  role?: string;
}

/** Those who have left cannot sign in to the demo: they exist for the changes that they made. */
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
  withRole('adm_4', 'reviewer', '203.0.113.36', 150),
  withRole('adm_5', 'finance', '203.0.113.37', 120),
  withRole('adm_6', 'catalogue', '203.0.113.38', 90),
  withRole('adm_7', 'support', '203.0.113.39', 60),
  withRole('adm_8', 'auditor', '203.0.113.40', 30),
];

/**
 * One colleague per role, named after it, so that anybody can see the portal from that role's point of view. They have
 * no share of the reviews.
 */
function withRole(adminId: string, role: string, address: string, joinedDaysAgo: number): Colleague {
  return { adminId, username: role, role, address, joinedDaysAgo, workload: 0 };
}

/** Colleagues who have taken over from the administrator the tasks of their role, once they had joined. */
const TAKEN_OVER = { review: 'adm_4', pay: 'adm_5' } as const;
export type Duty = keyof typeof TAKEN_OVER;

export async function insertStaff(tx: Transaction, now: number, demoAdmin: { passwordHash: string }): Promise<void> {
  const rows = STAFF.map(({ adminId, username, role = 'administrator', joinedDaysAgo, leftDaysAgo }) => ({
    adminId,
    username,
    passwordHash: leftDaysAgo === undefined ? demoAdmin.passwordHash : NO_PASSWORD,
    roleIds: [role],
    mustChangePassword: false,
    disabledAt: leftDaysAgo === undefined ? null : new Date(now - leftDaysAgo * DAY),
    createdAt: new Date(now - joinedDaysAgo * DAY),
    signedOnAt: new Date(now - joinedDaysAgo * DAY),
    updatedAt: new Date(now - (leftDaysAgo ?? joinedDaysAgo) * DAY),
  }));
  await insertRows(tx, admins, rows);
}

const pickAny = weighted(STAFF, ({ workload }) => workload);

/** Draws a colleague who was employed at that time. */
export function onDuty(random: Random, duty: Duty, instant: number, now: number): string {
  for (;;) {
    const { adminId, leftDaysAgo } = pickAny(random);
    if (leftDaysAgo === undefined) return takenOver(duty, instant, now) ?? adminId;
    if (instant < now - leftDaysAgo * DAY) return adminId;
  }
}

function takenOver(duty: Duty, instant: number, now: number): string | undefined {
  const colleague = STAFF.find(({ adminId }) => adminId === TAKEN_OVER[duty]);
  return colleague && instant > now - colleague.joinedDaysAgo * DAY ? colleague.adminId : undefined;
}

/** The usernames of all who can sign in, without former colleagues. */
export const DEMO_SIGN_INS = STAFF.filter(({ leftDaysAgo }) => leftDaysAgo === undefined).map(
  ({ username }) => username,
);

/** The actor's columns in audit rows; nulls for the system. */
export function actorOf(adminId: string | null) {
  const colleague = STAFF.find((one) => one.adminId === adminId);
  return { adminId, username: colleague?.username ?? null, address: colleague?.address ?? null };
}
