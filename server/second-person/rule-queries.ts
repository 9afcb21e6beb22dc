import { createHash } from 'node:crypto';
import { desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { approvalRules, breakGlass } from '../db/schema/approvals.ts';
import { admins } from '../db/schema/people.ts';
import { actionsOf, RULED_ACTIONS, type Rule } from './rules.ts';

export type RuleVersion = Omit<typeof approvalRules.$inferSelect, 'rules'> & { rules: Rule[] };

/** The newest rules; undefined before the first version. While the glass is broken they ask for nobody (second-person.sql). */
export async function rulesInForce(db: Database): Promise<RuleVersion | undefined> {
  const [newest] = await db.select().from(approvalRules).orderBy(desc(approvalRules.version)).limit(1);
  return newest && { ...newest, rules: newest.rules as Rule[] };
}

/** Whether people have decided on the rules, or the setting's is in force for all decisions. */
export const isDone = (newest: RuleVersion | undefined) =>
  newest !== undefined && (newest.adminId !== null || actionsOf(newest.rules).length === RULED_ACTIONS.length);

/** The time without rules that somebody has opened from the console, while it lasts. */
export async function openBreakGlass(db: Database): Promise<typeof breakGlass.$inferSelect | undefined> {
  const isOpen = gt(breakGlass.until, sql`now()`);
  const [open] = await db.select().from(breakGlass).where(isOpen).orderBy(desc(breakGlass.until)).limit(1);
  return open;
}

const seconds = alias(admins, 'second');
/** Rules change seldom; older versions are in the audit log too. */
const MOST_VERSIONS = 50;

export type RuleVersionRow = Awaited<ReturnType<typeof ruleVersions>>[number];

/** The newest versions, the one in force first. */
export async function ruleVersions(db: Database) {
  return db
    .select({ version: approvalRules, author: admins.username, second: seconds.username })
    .from(approvalRules)
    .leftJoin(admins, eq(admins.adminId, approvalRules.adminId))
    .leftJoin(seconds, eq(seconds.adminId, approvalRules.secondAdminId))
    .orderBy(desc(approvalRules.version))
    .limit(MOST_VERSIONS);
}

/** SHA-256 of a value as JSON with its fields in alphabetical order, hex: the database does not keep their order. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

/** JSON without spaces, with the fields of each object in alphabetical order and without those that are undefined. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join()}}`;
}
