import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { disableAdmin, enableAdmin, resetFactors } from '../../server/admins/access-commands.ts';
import { changeRoles } from '../../server/admins/commands.ts';
import { confirmFromConsole, confirmPerson } from '../../server/admins/person-commands.ts';
import { openLinks } from '../../server/authentication/link-queries.ts';
import { isConfirmable } from '../../server/authentication/person-links.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins } from '../../server/db/schema/people.ts';
import { personLinks } from '../../server/db/schema/person-links.ts';
import { players } from '../../server/db/schema/players.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import type { Actor } from '../../server/domain/actor.ts';
import { Refusal } from '../../server/domain/errors.ts';
import { approveRequest, denyRequest, withdrawRequest } from '../../server/second-person/decision-commands.ts';
import { requestRules } from '../../server/second-person/rule-commands.ts';
import { rulesInForce } from '../../server/second-person/rule-queries.ts';
import type { Rule } from '../../server/second-person/rules.ts';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { type Call, CENTS, MONEY, PEOPLE } from './second-person-steps.ts';
import { expectTwoPeople, MAY, witnessedBy } from './second-person-witness.ts';
import { aged, aWithdrawal, behindTheTriggers } from './server-under-test.ts';

// Random histories of people, roles, rules, requests and clocks, which two server processes play on one database.

const FIRST_RULES: Rule[] = [{ actions: MONEY, fact: 'amount', atLeastCents: 2_000 }];

export const actor = (adminId: string): Actor => ({ adminId, username: adminId, address: null, requestId: null });

/** The end of a call: a refusal's code, or "done". */
export const outcome = (ended: Promise<unknown>): Promise<string> =>
  ended.then(
    () => 'done',
    (error) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

let played = 0;

/** Plays one history, checks it, and resolves with how many effects of two people it had. */
export async function play(
  processes: readonly [Connection, Connection],
  history: (Call[] | number)[],
): Promise<number> {
  const world = new World(processes, ++played);
  await world.begin();
  for (const one of history) await (typeof one === 'number' ? world.pass(one) : world.take(one));
  return world.end();
}

class World {
  readonly processes: readonly [Connection, Connection];
  readonly db: Database;
  readonly number: number;
  readonly people: string[];
  readonly judge: string;
  readonly records: string[] = [];
  edits = 0;

  constructor(processes: readonly [Connection, Connection], number: number) {
    this.processes = processes;
    this.number = number;
    this.db = processes[0].db;
    // The number is in front: an account of single sign-on ends as its provider's id does.
    this.people = PEOPLE.map((name) => `h${number}-${name}`);
    this.judge = `h${number}-judge`;
  }

  async begin(): Promise<void> {
    const account = (name: string) => ({
      adminId: name,
      username: name,
      passwordHash: 'none',
      roleIds: ['administrator'],
    });
    const signedOn = (name: string) => ({
      ...account(name),
      signOnIssuer: 'https://id.example.com',
      signOnSubject: name,
    });
    await this.db.insert(admins).values([...this.people.slice(0, 4), this.judge].map(account));
    await this.db.insert(admins).values(this.people.slice(4).map(signedOn));
    const twins = [0, 1].map((place) => ({ adminId: this.people[place] ?? '', otherId: this.people[place + 4] ?? '' }));
    await this.db.insert(personLinks).values(twins.map((twin) => ({ ...twin, why: 'sign_on_name' })));
    const playerId = `PLR-H${this.number}`;
    await this.db.insert(players).values({ playerId, email: `${playerId}@example.com`, displayName: 'Mara' });
    for (const requestedCents of CENTS)
      this.records.push(await aWithdrawal(this.db, { playerId, requestedCents, feeCents: 10 }));
    const version = (await this.version()) + 1;
    await this.db
      .insert(approvalRules)
      .values({ version, rules: FIRST_RULES, reason: 'For a test', hash: `hash ${version}` });
  }

  async take(calls: Call[]): Promise<void> {
    await Promise.all(calls.map((one, index) => outcome(this.call(this.processes[index % 2]?.db ?? this.db, one))));
  }

  /** Moves everything that was stored into the past. */
  async pass(hours: number): Promise<void> {
    const earlier = (column: unknown) => sql`${column} - make_interval(hours => ${hours}::int)`;
    const { createdAt, expiresAt } = approvalRequests;
    await aged(this.db, sql`make_interval(hours => ${hours}::int)`, inArray(auditLog.subjectId, this.people));
    await behindTheTriggers(this.db, async (tx) => {
      await tx
        .update(approvalRequests)
        .set({ createdAt: earlier(createdAt), expiresAt: earlier(expiresAt) })
        .where(this.ours);
      const steps = inArray(withdrawalHistory.withdrawalId, this.records);
      await tx
        .update(withdrawalHistory)
        .set({ createdAt: earlier(withdrawalHistory.createdAt) })
        .where(steps);
      await tx.execute(
        sql`update witnessed set at_ms = at_ms - ${hours * 3_600_000}::bigint where first in ${this.people}`,
      );
    });
  }

  private async call(db: Database, one: Call): Promise<unknown> {
    if (one.does === 'edit') return this.edit(db, this.records[one.record] ?? '');
    const who = this.people[one.by] ?? '';
    if (one.does === 'disable') return disableAdmin(db, CHIEF, who);
    // Somebody at the console knows that these are not the chief.
    if (one.does === 'enable') return enableAdmin(db, CHIEF, who).then(() => confirmFromConsole(db, who));
    if (one.does === 'reset') return resetFactors(db, CHIEF, who, false).then(() => confirmFromConsole(db, who));
    if (one.does === 'takeOver') return resetFactors(db, actor(who), this.people[one.who] ?? '', false);
    if (one.does === 'confirm') return this.confirm(db, who, this.people[one.who] ?? '');
    if (one.does === 'roles') return changeRoles(db, CHIEF, who, [one.role], { basedOn: undefined });
    if (one.does === 'rules') {
      if (!(await this.may(who, 'change_rules'))) return;
      const change = { rules: one.rules, reason: 'For a test', basedOn: await this.version() };
      return inTransaction(db, (tx) => requestRules(tx, actor(who), change));
    }
    if (one.does === 'approve' || one.does === 'process') {
      // As the call's route does.
      if (!(await this.may(who, one.does))) return;
      const ids = one.records.map((record) => this.records[record] ?? '');
      return changeWithdrawals(db, actor(who), ids, { action: one.does });
    }
    if (!('request' in one)) return;
    const requests = await this.requests(one.request < 8 ? 'waiting' : undefined);
    const id = requests[one.request % Math.max(requests.length, 1)]?.id;
    if (id === undefined) return;
    if (one.does === 'agree') return approveRequest(db, actor(who), id, {});
    return one.does === 'deny' ? denyRequest(db, actor(who), id, 'For a test') : withdrawRequest(db, actor(who), id);
  }

  private async confirm(db: Database, by: string, who: string): Promise<void> {
    const links = (await openLinks(db)).filter(({ other }) => other.adminId === who).filter(isConfirmable);
    await confirmPerson(
      db,
      actor(by),
      who,
      links.map(({ id }) => id),
    );
  }

  /** The platform sends another bank account, which no record has had before. */
  private edit(db: Database, id: string): Promise<unknown> {
    const accountLast4 = String(++this.edits).padStart(4, '0');
    const isOpen = inArray(withdrawals.status, ['pending_review', 'approved']);
    return db
      .update(withdrawals)
      .set({ accountLast4 })
      .where(and(eq(withdrawals.withdrawalId, id), isOpen));
  }

  async end(): Promise<number> {
    for (const { id } of await this.requests('waiting')) await this.decideAtLast(id);
    const effects = await witnessedBy(this.db, [...this.people, this.judge]);
    expectTwoPeople(effects, (adminId) => adminId.replace(/-0000000[ab]$/, ''));
    const approved = await this.requests('approved');
    const carriedOut = effects
      .filter(({ second }) => second !== null)
      .map(({ first, second, action, subject }) => [first, second, action, subject]);
    const agreed = approved.map(({ requestedBy, decidedBy, action, subjectId }) => [
      requestedBy,
      decidedBy,
      action,
      subjectId,
    ]);
    expect(carriedOut.toSorted()).toEqual(agreed.toSorted());
    // They are nobody's second person in the next history.
    await this.db
      .update(admins)
      .set({ disabledAt: sql`now()` })
      .where(inArray(admins.adminId, [...this.people, this.judge]));
    return carriedOut.length;
  }

  /** None is lost: somebody else who may can carry out whatever waits, or it ends for a reason that there is. */
  private async decideAtLast(id: number): Promise<void> {
    const [asked] = await this.requests('waiting', id);
    // It was void with one before it.
    if (!asked) return;
    const ended = await outcome(approveRequest(this.db, actor(this.judge), id, {}));
    if (ended === 'no_second_person') return expect(asked.action).toBe('change_rules');
    expect(ended).toBe('done');
    const [after] = await this.requests(undefined, id);
    const isExpired = asked.expiresAt.getTime() <= Date.now();
    const isReset = (await this.resetsSince(asked.requestedBy, asked.createdAt)) > 0;
    const isOther = asked.rulesVersion !== (await this.version());
    const mayNot = isReset || !(await this.may(asked.requestedBy, asked.action));
    if (after?.state === 'void') expect(mayNot || isOther).toBe(true);
    else expect(after?.state).toBe(isExpired ? 'expired' : 'approved');
    if (after?.state === 'approved') expect(mayNot).toBe(false);
  }

  private async may(adminId: string, action: string): Promise<boolean> {
    const [found] = await this.db.select().from(admins).where(eq(admins.adminId, adminId));
    return found?.disabledAt === null && found.roleIds.some((role) => MAY[action]?.includes(role));
  }

  private async resetsSince(adminId: string, since: Date): Promise<number> {
    const isReset = and(eq(auditLog.subjectId, adminId), eq(auditLog.action, 'admin.reset_factors'));
    return this.db.$count(auditLog, and(isReset, sql`${auditLog.createdAt} > ${since.toISOString()}::timestamptz`));
  }

  private version = async (): Promise<number> => (await rulesInForce(this.db))?.version ?? 0;

  private get ours() {
    return inArray(approvalRequests.requestedBy, this.people);
  }

  private requests(state?: string, id?: number) {
    const ofState = state === undefined ? undefined : eq(approvalRequests.state, state);
    const ofId = id === undefined ? undefined : eq(approvalRequests.id, id);
    return this.db
      .select()
      .from(approvalRequests)
      .where(and(this.ours, ofState, ofId))
      .orderBy(approvalRequests.id);
  }
}

/** Manages the people, and decides nothing. */
const CHIEF = actor('adm_1');
