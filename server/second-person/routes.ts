import { type Context, Hono } from 'hono';
import {
  ApproveApprovalBody,
  ChallengeDecisionBody,
  ChangeApprovalRulesBody,
  DenyApprovalBody,
  ForeseeApprovalQueryParams,
  GetApprovalParams,
  ListApprovalsQueryParams,
} from '../../src/generated/approvals/approvals.zod.ts';
import type { ApprovalList } from '../../src/generated/model/approvalList.ts';
import type { DecisionSignature } from '../../src/generated/model/decisionSignature.ts';
import type { ForeseenApproval } from '../../src/generated/model/foreseenApproval.ts';
import { grantersOf } from '../authentication/queries.ts';
import { permissionsOf } from '../authentication/roles.ts';
import type { Database, Transaction } from '../db/database.ts';
import { PermissionMissing } from '../domain/denials.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { decodeRowNumber, encodeRowNumber } from '../domain/page-cursor.ts';
import { takeChallenge } from '../factors/challenge-commands.ts';
import { challengeIn, relyingPartyAt } from '../factors/passkeys.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { asSeenBy, isPermitted, personOf } from '../http/auth.ts';
import { readBody, readOptionalBody, readParams, readQuery } from '../http/validate.ts';
import { NoPaymentRail } from '../withdrawals/refusals.ts';
import { challengeDecision } from './decision-challenge.ts';
import { approveRequest, denyRequest, type StepSettings, withdrawRequest } from './decision-commands.ts';
import { foreseenRequests } from './foresight-queries.ts';
import { namedPeople, presentCaught, requestSeenBy } from './present.ts';
import { presentRules } from './present-requests.ts';
import { RequestEnded } from './refusals.ts';
import { type RequestRow, requestPage, requestRow } from './request-queries.ts';
import { requestRules } from './rule-commands.ts';
import { ruleVersions } from './rule-queries.ts';
import { factsOf, PERMISSION_FOR, type Rule } from './rules.ts';
import type { GivenSignature } from './signature.ts';

const LIST = '/api/admin/approvals';
const ONE = `${LIST}/:id`;

interface ApprovalSettings extends StepSettings {
  /** The portal's public address, where passkeys sign. */
  publicUrl: string | undefined;
  /** Whether what is sent is paid: without a rail nothing is sent. */
  hasPaymentRail: boolean;
}

/** Decisions that wait for a second person, and the rules by which they do. */
export function approvalRoutes(
  db: Database,
  { hasPaymentRail, publicUrl, ...settings }: ApprovalSettings,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const { view, limit, cursor } = readQuery(c, ListApprovalsQueryParams);
    const { rows, next } = await requestPage(db, view, viewerOf(c), limit, decodeRowNumber(cursor));
    const list: ApprovalList = { approvals: rows.map((row) => seenBy(c, row)), next_cursor: encodeRowNumber(next) };
    return c.json(asSeenBy(c, list));
  });

  // Before the route of one request, which would take 'rules' for an id.
  routes.get(`${LIST}/rules`, async (c) => c.json(asSeenBy(c, presentRules(await ruleVersions(db)))));

  routes.get(`${LIST}/foreseen`, async (c) => {
    const { action, withdrawal_ids: ids, amount } = readQuery(c, ForeseeApprovalQueryParams);
    const permission = PERMISSION_FOR[action];
    if (!isPermitted(c, permission)) throw new PermissionMissing(permission, await grantersOf(db, permission));
    if ((action === 'payout') !== (amount !== undefined) || (action === 'payout') === (ids !== undefined)) {
      const path = action === 'payout' ? 'amount' : 'withdrawal_ids';
      throw new InvalidInput([{ path, message: `must be given for ${action}, alone` }]);
    }
    const about =
      ids === undefined
        ? { amountCents: centsOf(amount ?? 0, 'amount') }
        : { withdrawalIds: [...new Set(ids.split(','))] };
    const { caught, waitingFor } = await foreseenRequests(db, personOf(c).adminId, action, about);
    const foreseen: ForeseenApproval = {
      needs_second: caught.length > 0,
      withdrawal_ids: caught.flatMap(({ decision }) => decision.subjectId ?? []),
      caught_by: presentCaught(caught[0]?.rules ?? []),
      waiting_for: namedPeople(waitingFor),
    };
    return c.json(foreseen);
  });

  routes.put(`${LIST}/rules`, async (c) => {
    const { rules, reason, based_on: basedOn } = await readBody(c, ChangeApprovalRulesBody);
    const change = { rules: rules.map(ruleOf), reason: reason.trim(), basedOn };
    const by = personOf(c);
    return answerOnce(c, db, async (tx) => {
      const { id } = await requestRules(tx, by, change);
      return { status: 202, body: seenBy(c, await requestRow(tx, id)) };
    });
  });

  routes.get(ONE, async (c) => c.json(asSeenBy(c, seenBy(c, await visible(c, db)))));

  routes.post(`${ONE}/challenge`, async (c) => {
    const by = personOf(c);
    const { decision } = await readBody(c, ChallengeDecisionBody);
    const { request, isExpired } = await visible(c, db);
    if (isExpired) throw new RequestEnded(String(request.id), 'expired');
    if (request.state !== 'waiting') throw new RequestEnded(String(request.id), request.state);
    const here = { tokenHash: c.var.tokenHash, party: relyingPartyAt(publicUrl, c.req.url) };
    return c.json(await challengeDecision(db, by, here, { id: request.id, hash: request.hash, decision }));
  });

  routes.post(`${ONE}/approve`, async (c) => {
    const { signature } = (await readOptionalBody(c, ApproveApprovalBody)) ?? {};
    // A passkey that signs is shown by that.
    if (!signature) await c.var.askStepUp();
    return decide(c, signature, async (tx, { request }, given) => {
      const sends = request.action === 'process' || request.action === 'retry';
      if (sends && !hasPaymentRail) throw new NoPaymentRail();
      await approveRequest(tx, personOf(c), request.id, settings, given);
    });
  });

  routes.post(`${ONE}/deny`, async (c) => {
    const { reason, signature } = await readBody(c, DenyApprovalBody);
    return decide(c, signature, (tx, { request }, given) => denyRequest(tx, personOf(c), request.id, reason, given));
  });

  routes.post(`${ONE}/withdraw`, (c) =>
    decide(c, undefined, (tx, { request }) => withdrawRequest(tx, personOf(c), request.id)),
  );

  const decide = (
    c: Context<AppEnv>,
    signature: DecisionSignature | undefined,
    work: (tx: Transaction, row: RequestRow, given: GivenSignature | undefined) => Promise<void>,
  ) => {
    personOf(c);
    return answerOnce(
      c,
      db,
      async (tx, given) => {
        const row = await visible(c, tx);
        await work(tx, row, given);
        return { body: seenBy(c, await requestRow(tx, row.request.id)) };
      },
      async () => signature && takeSignature(c, signature),
    );
  };

  /** Before the transaction, which a refusal would roll back: whatever follows, the challenge is used up. */
  const takeSignature = async (c: Context<AppEnv>, { nonce, passkey }: DecisionSignature): Promise<GivenSignature> => {
    const { tokenHash } = c.var;
    const opened = await takeChallenge(db, { challenge: challengeIn(passkey), tokenHash, purpose: 'sign_decision' });
    return { nonce, passkey, party: relyingPartyAt(publicUrl, c.req.url), isOpen: opened !== undefined };
  };

  return routes;
}

const seenBy = (c: Context<AppEnv>, row: RequestRow) => requestSeenBy(row, (permission) => isPermitted(c, permission));

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
