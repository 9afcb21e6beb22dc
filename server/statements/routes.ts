import { type Context, Hono } from 'hono';
import {
  BulkConfirmStatementLinesBody,
  BulkConfirmStatementLinesParams,
  BulkLeaveOutStatementLinesBody,
  CloseStatementParams,
  ConfirmStatementLineBody,
  ConfirmStatementLineParams,
  DeleteStatementProfileParams,
  DiscardStatementBody,
  ListStatementLinesQueryParams,
  ListStatementsQueryParams,
  UploadStatementQueryParams,
} from '../../src/generated/statements/statements.zod.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { BadRequest, InvalidInput } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { decodeRowNumber, encodeRowNumber } from '../domain/page-cursor.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy, personalDataFor } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { allowLongUpload } from '../http/socket-limits.ts';
import { readBody, readOptionalBody, readParams, readQuery } from '../http/validate.ts';
import { ImportSlots } from '../platform/imports/import-slots.ts';
import { candidatesOf } from './candidate-queries.ts';
import { chooseMatch } from './choose-commands.ts';
import { leaveOut } from './leaving-commands.ts';
import { linePage, lineWith } from './line-queries.ts';
import { changeMatch, changeMatches, type Verb } from './match-commands.ts';
import {
  CSV_HEADER,
  type ExportedRow,
  presentCsvRow,
  presentLine,
  presentPreview,
  presentProfile,
  presentStatement,
} from './present.ts';
import { profiles, statementPage, statementWith, statementWithContent } from './queries.ts';
import { type ReadFile, readUpload, unclearFile } from './read-upload.ts';
import { closeStatement, discardStatement, forgetProfile, reopenStatement } from './state-commands.ts';
import { storeStatement } from './store-commands.ts';

const ROOT = '/api/admin/system/reconciliation/statements';
const PROFILES = '/api/admin/system/reconciliation/profiles';

/** The calls whose body is a file. */
export const FILE_CALLS: ReadonlySet<string> = new Set([ROOT, `${ROOT}/preview`]);

/** Lines of an export that are read and written at once. */
const EXPORTED_AT_ONCE = 500;

export function statementRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const slots = new ImportSlots('upload');

  /** Reads the body of an upload and does something with it, one at a time for each account. */
  const withFile = async (c: Context<AppEnv>, work: (file: ReadFile, fileName: string) => Promise<Response>) => {
    const by = actorOf(c);
    if (by.ownerId !== undefined) throw new Forbidden('person_required');
    const { file_name: fileName, ...answers } = readQuery(c, UploadStatementQueryParams);
    const body = c.req.raw.body;
    if (!body) throw new BadRequest('The body is missing.');
    const end = slots.begin(by.adminId);
    allowLongUpload(c.env.incoming);
    try {
      return await work(await readUpload(db, body, { answers, count: c.get('countContent') }), fileName.trim());
    } finally {
      end();
    }
  };

  routes.post(`${ROOT}/preview`, (c) =>
    withFile(c, async ({ reading, sha256, isKnownLayout }, fileName) => {
      const before = await statementWithContent(db, sha256);
      const known = { statementId: before?.statementId ?? null, isLayout: isKnownLayout };
      return c.json(asSeenBy(c, presentPreview(reading, fileName, known, personalDataFor(c))));
    }),
  );

  routes.post(ROOT, (c) =>
    withFile(c, async ({ reading, sha256 }, fileName) => {
      const before = await statementWithContent(db, sha256);
      if (!before && reading.outcome === 'questions') throw unclearFile(reading.questions);
      const { statementId, alreadyThere } = before
        ? { statementId: before.statementId, alreadyThere: true }
        : await storeStatement(db, actorOf(c), { fileName, sha256, read: reading });
      const statement = presentStatement(await statementWith(db, statementId));
      return c.json({ statement, already_there: alreadyThere }, alreadyThere ? 200 : 201);
    }),
  );

  routes.get(ROOT, async (c) => {
    const { state, limit, cursor } = readQuery(c, ListStatementsQueryParams);
    const { rows, next } = await statementPage(db, { state, limit, after: decodeRowNumber(cursor) });
    return c.json(asSeenBy(c, { statements: rows.map(presentStatement), next_cursor: encodeRowNumber(next) }));
  });

  routes.get(PROFILES, async (c) => c.json({ profiles: (await profiles(db)).map(presentProfile) }));

  routes.delete(`${PROFILES}/:id`, async (c) => {
    const { id } = readParams(c, DeleteStatementProfileParams);
    return answerOnce(c, db, async (tx) => {
      await forgetProfile(tx, actorOf(c), id);
      return {};
    });
  });

  routes.get(`${ROOT}/:id`, async (c) =>
    c.json(asSeenBy(c, presentStatement(await statementWith(db, readParams(c, CloseStatementParams).id)))),
  );

  routes.get(`${ROOT}/:id/lines`, async (c) => {
    const { id } = readParams(c, CloseStatementParams);
    const { state, step, limit, cursor } = readQuery(c, ListStatementLinesQueryParams);
    const { statement } = await statementWith(db, id);
    const wanted = { state, step, limit, after: decodeRowNumber(cursor) };
    const { rows, next } = await linePage(db, actorOf(c), statement.id, wanted);
    const lines = rows.map((row) => presentLine(row, personalDataFor(c)));
    return c.json(asSeenBy(c, { lines, next_cursor: encodeRowNumber(next) }));
  });

  routes.get(`${ROOT}/:id/lines/:line_id/candidates`, async (c) => {
    const { id, line_id: lineId } = readParams(c, ConfirmStatementLineParams);
    const { line } = await lineWith(db, actorOf(c), id, Number(lineId));
    return c.json(asSeenBy(c, { candidates: await candidatesOf(db, actorOf(c), line) }));
  });

  const changedLine = async (tx: Transaction, by: Actor, id: string, lineId: number) => ({
    body: presentLine(await lineWith(tx, by, id, lineId), undefined),
  });

  routes.post(`${ROOT}/:id/lines/:line_id/confirm`, async (c) => {
    const { id, line_id } = readParams(c, ConfirmStatementLineParams);
    const lineId = Number(line_id);
    const body = (await readOptionalBody(c, ConfirmStatementLineBody)) ?? {};
    const { payments, fee, match_id: matchId } = body;
    if (fee !== undefined && !payments) throw new InvalidInput([{ path: 'fee', message: 'needs payments' }]);
    const feeCents = fee === undefined ? 0 : centsOf(fee, 'fee');
    return answerOnce(c, db, async (tx) => {
      const line = { statementId: id, lineId };
      if (payments) {
        const chosen = payments.map(({ withdrawal_id: withdrawalId, attempt }) => ({ withdrawalId, attempt }));
        await chooseMatch(tx, actorOf(c), { ...line, payments: chosen, feeCents });
      } else {
        const seen = matchId === undefined ? undefined : Number(matchId);
        await changeMatch(tx, actorOf(c), 'confirm', { ...line, matchId: seen });
      }
      return changedLine(tx, actorOf(c), id, lineId);
    });
  });

  for (const verb of ['reject', 'undo'] as const) {
    routes.post(`${ROOT}/:id/lines/:line_id/${verb}`, async (c) => {
      const { id, line_id } = readParams(c, ConfirmStatementLineParams);
      const lineId = Number(line_id);
      return answerOnce(c, db, async (tx) => {
        await changeMatch(tx, actorOf(c), verb, { statementId: id, lineId });
        return changedLine(tx, actorOf(c), id, lineId);
      });
    });
  }

  for (const verb of ['confirm', 'reject', 'undo'] satisfies Verb[]) {
    routes.post(`${ROOT}/:id/bulk-${verb}`, async (c) => {
      const { id } = readParams(c, BulkConfirmStatementLinesParams);
      const { line_ids: lineIds, step } = await readBody(c, BulkConfirmStatementLinesBody);
      if ((lineIds === undefined) === (step === undefined))
        throw new InvalidInput([{ path: 'body', message: 'must have either line_ids or step' }]);
      const wanted = lineIds ? { lineIds: [...new Set(lineIds.map(Number))] } : { step: step ?? 0 };
      return answerOnce(c, db, async (tx) => {
        const { succeeded, failed, left } = await changeMatches(tx, actorOf(c), verb, id, wanted);
        return { body: { processed: succeeded.length, succeeded: succeeded.map(String), failed, left } };
      });
    });
  }

  routes.post(`${ROOT}/:id/bulk-leave-out`, async (c) => {
    const { id } = readParams(c, BulkConfirmStatementLinesParams);
    const { line_ids: lineIds, reason } = await readBody(c, BulkLeaveOutStatementLinesBody);
    const wanted = { lineIds: [...new Set(lineIds.map(Number))], reason: reason.trim() };
    return answerOnce(c, db, async (tx) => {
      const { succeeded, failed, left } = await leaveOut(tx, actorOf(c), id, wanted);
      return { body: { processed: succeeded.length, succeeded: succeeded.map(String), failed, left } };
    });
  });

  const changedStatement = async (tx: Transaction, id: string) => ({
    body: presentStatement(await statementWith(tx, id)),
  });

  routes.post(`${ROOT}/:id/close`, async (c) => {
    const { id } = readParams(c, CloseStatementParams);
    return answerOnce(c, db, async (tx) => {
      await closeStatement(tx, actorOf(c), id);
      return changedStatement(tx, id);
    });
  });

  for (const [verb, command] of [
    ['reopen', reopenStatement],
    ['discard', discardStatement],
  ] as const) {
    routes.post(`${ROOT}/:id/${verb}`, async (c) => {
      const { id } = readParams(c, CloseStatementParams);
      const { reason } = await readBody(c, DiscardStatementBody);
      return answerOnce(c, db, async (tx) => {
        await command(tx, actorOf(c), id, reason.trim());
        return changedStatement(tx, id);
      });
    });
  }

  routes.get(`${ROOT}/:id/export`, async (c) => {
    const { statement } = await statementWith(db, readParams(c, CloseStatementParams).id);
    const personal = personalDataFor(c);
    let after: number | undefined | null = 0;
    const rows = {
      next: async (): Promise<ExportedRow[]> => {
        if (after === null) return [];
        const page = await linePage(db, undefined, statement.id, { limit: EXPORTED_AT_ONCE, after });
        after = page.next;
        return page.rows.flatMap((full): ExportedRow[] => {
          const parts = full.match?.parts.filter(({ lineId }) => lineId === full.line.id) ?? [];
          return parts.length === 0 ? [{ full, part: undefined }] : parts.map((part) => ({ full, part }));
        });
      },
      close: async () => {},
    };
    return answerExport<ExportedRow>(c, db, {
      of: 'statement',
      record: {
        ...{ type: 'statement', id: statement.statementId },
        days: `${statement.dateFrom ?? 'empty'}-${statement.dateTo ?? 'empty'}`,
      },
      header: CSV_HEADER,
      line: (row) => presentCsvRow(row, personal),
      open: (toStream) => toStream(rows),
    });
  });

  return routes;
}
