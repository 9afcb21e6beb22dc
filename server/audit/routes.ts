import { Hono } from 'hono';
import {
  ExportAuditEntriesQueryParams,
  GetAuditEntryParams,
  ListAuditBlocksQueryParams,
  ListAuditEntriesQueryParams,
} from '../../src/generated/audit-logs/audit-logs.zod.ts';
import type { Source } from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import { NotFound } from '../domain/errors.ts';
import { decodeRowNumber } from '../domain/page-cursor.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, personalDataFor } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { daysOf, timeWriter } from '../http/filter-days.ts';
import { readParams, readQuery } from '../http/validate.ts';
import { blocksFrom } from './block-queries.ts';
import { notePersonalDataShown } from './export-commands.ts';
import { type ExportRow, nextEntries, openAudit } from './export-queries.ts';
import { type AuditFilter, auditEntry, auditPage } from './log-queries.ts';
import { CSV_HEADER, hasPersonalData, presentBlocks, presentCsvLine, presentDetails, presentPage } from './present.ts';
import { databaseIdentity } from './queries.ts';

const LIST = '/api/admin/audit';

export function auditRoutes(db: Database, exported: Source): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const { cursor, limit, ...query } = readQuery(c, ListAuditEntriesQueryParams);
    return c.json(presentPage(await auditPage(db, filterOf(query), limit, decodeRowNumber(cursor))));
  });

  // These must precede the route of one entry, which would take their last words for ids.
  routes.get(`${LIST}/export`, async (c) => {
    const filters = readQuery(c, ExportAuditEntriesQueryParams);
    const personal = personalDataFor(c);
    const [filter, written] = [filterOf(filters), timeWriter(filters.time_zone)];
    return answerExport<ExportRow>(c, db, {
      of: 'audit',
      filters,
      header: CSV_HEADER,
      line: (row, forSpreadsheets) => presentCsvLine(row, personal, written, forSpreadsheets),
      open: async (toStream, signal) => {
        const cursor = await openAudit(exported, filter, signal);
        return toStream({ next: () => nextEntries(cursor), close: cursor.close });
      },
    });
  });

  routes.get(`${LIST}/blocks`, async (c) => {
    const { from, limit } = readQuery(c, ListAuditBlocksQueryParams);
    return c.json(presentBlocks(await databaseIdentity(db), await blocksFrom(db, from, limit)));
  });

  routes.get(`${LIST}/:id`, async (c) => {
    const { id } = readParams(c, GetAuditEntryParams);
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(`Audit entry ${id}`);
    const personal = personalDataFor(c);
    const entry = presentDetails(await auditEntry(db, Number(id)), personal);
    if (personal === 'shown' && hasPersonalData(entry)) await notePersonalDataShown(db, actorOf(c), Number(id));
    return c.json(entry);
  });

  return routes;
}

function filterOf(query: ReturnType<typeof ExportAuditEntriesQueryParams.parse>): AuditFilter {
  const { actor, action, result, subject_type, subject_id, request_id } = query;
  return {
    actor,
    action,
    result,
    subjectType: subject_type,
    subjectId: subject_id,
    requestId: request_id,
    ...daysOf(query),
  };
}
