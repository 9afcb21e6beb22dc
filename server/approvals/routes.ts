import { type Context, Hono } from 'hono';
import {
  ChangeApprovalRulesBody,
  DenyApprovalBody,
  GetApprovalParams,
  ListApprovalsQueryParams,
} from '../../src/generated/approvals/approvals.zod.ts';
import type { ApprovalList } from '../../src/generated/model/approvalList.ts';
import { permissionsOf } from '../authentication/roles.ts';
import type { Database, Transaction } from '../db/database.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { asSeenBy, personOf } from '../http/auth.ts';
import { decodeRowNumber, encodeRowNumber } from '../http/page-cursor.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { presentRequest } from '../second-person/present.ts';
import { type RequestRow, requestPage, requestRow } from '../second-person/request-queries.ts';
import { requestRules } from '../second-person/rule-commands.ts';
import { ruleVersions } from '../second-person/rule-queries.ts';
import { factsOf, type Rule } from '../second-person/rules.ts';
import { NoPaymentRail } from '../withdrawals/refusals.ts';
import { approveRequest, denyRequest, type StepSettings, withdrawRequest } from './commands.ts';
import { presentRules } from './present.ts';

const LIST = '/api/admin/approvals';
const ONE = `${LIST}/:id`;

interface ApprovalSettings extends StepSettings {
  /** Whether what is sent is paid: without a rail nothing is sent. */
  hasPaymentRail: boolean;
}

/** Decisions that wait for a second person, and the rules by which they do. */
export function approvalRoutes(db: Database, { hasPaymentRail, ...settings }: ApprovalSettings): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const { view, limit, cursor } = readQuery(c, ListApprovalsQueryParams);
    const { rows, next } = await requestPage(db, view, viewerOf(c), limit, decodeRowNumber(cursor));
    const list: ApprovalList = { approvals: rows.map(presentRequest), next_cursor: encodeRowNumber(next) };
    return c.json(asSeenBy(c, list));
  });

  // Before the route of one request, which would take 'rules' for an id.
  routes.get(`${LIST}/rules`, async (c) => c.json(presentRules(await ruleVersions(db))));

  routes.put(`${LIST}/rules`, async (c) => {
    const { rules, reason, based_on: basedOn } = await readBody(c, ChangeApprovalRulesBody);
    const change = { rules: rules.map(ruleOf), reason: reason.trim(), basedOn };
    const by = personOf(c);
    return answerOnce(c, db, async (tx) => {
      const { id } = await requestRules(tx, by, change);
      return { status: 202, body: presentRequest(await requestRow(tx, id)) };
    });
  });

  routes.get(ONE, async (c) => c.json(asSeenBy(c, presentRequest(await visible(c, db)))));

  routes.post(`${ONE}/approve`, (c) =>
    decide(c, async (tx, { request }) => {
      const sends = request.action === 'process' || request.action === 'retry';
      if (sends && !hasPaymentRail) throw new NoPaymentRail();
      await approveRequest(tx, personOf(c), request.id, settings);
    }),
  );

  routes.post(`${ONE}/deny`, async (c) => {
    const { reason } = await readBody(c, DenyApprovalBody);
    return decide(c, (tx, { request }) => denyRequest(tx, personOf(c), request.id, reason));
  });

  routes.post(`${ONE}/withdraw`, (c) => decide(c, (tx, { request }) => withdrawRequest(tx, personOf(c), request.id)));

  const decide = (c: Context<AppEnv>, work: (tx: Transaction, row: RequestRow) => Promise<void>) => {
    personOf(c);
    return answerOnce(c, db, async (tx) => {
      const row = await visible(c, tx);
      await work(tx, row);
      return { body: presentRequest(await requestRow(tx, row.request.id)) };
    });
  };

  return routes;
}

function viewerOf(c: Context<AppEnv>) {
  return { adminId: personOf(c).adminId, permissions: permissionsOf(c.get('roles')) };
}

/** The request, for whoever asked or has its permission. @throws NotFound */
async function visible(c: Context<AppEnv>, from: Database): Promise<RequestRow> {
  const { id } = readParams(c, GetApprovalParams);
  const { adminId, permissions } = viewerOf(c);
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
  const row = number === undefined ? undefined : await requestRow(from, number);
  const isTheirs = row?.request.requestedBy === adminId || permissions.some((one) => one === row?.request.permission);
  if (!row || !isTheirs) throw new NotFound(`Request ${id}`);
  return row;
}

type GivenRule = ReturnType<typeof ChangeApprovalRulesBody.parse>['rules'][number];

function ruleOf({ actions, fact, at_least }: GivenRule, index: number): Rule {
  const path = `rules.${index}`;
  const without = actions.find((action) => !factsOf(action).includes(fact));
  if (without !== undefined) {
    throw new InvalidInput([{ path: `${path}.actions`, message: `names ${without}, which has no ${fact}` }]);
  }
  if (new Set(actions).size < actions.length) {
    throw new InvalidInput([{ path: `${path}.actions`, message: 'must name each action once' }]);
  }
  return { actions, fact, atLeastCents: centsOf(at_least, `${path}.at_least`) };
}
