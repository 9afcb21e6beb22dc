import { Hono } from 'hono';
import { GetAuditEntryParams, ListAuditEntriesQueryParams } from '../../src/generated/audit-logs/audit-logs.zod.ts';
import type { Database } from '../db/database.ts';
import { NotFound } from '../domain/errors.ts';
import { withMaskedTexts } from '../domain/personal-data.ts';
import type { AppEnv } from '../http/app-env.ts';
import { asSeenBy, personalDataFor } from '../http/auth.ts';
import { decodeRowNumber } from '../http/page-cursor.ts';
import { readParams, readQuery } from '../http/validate.ts';
import { presentDetails, presentPage } from './present.ts';
import { auditEntry, auditPage } from './queries.ts';

export function auditRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/api/admin/audit', async (c) => {
    const { cursor, limit, ...query } = readQuery(c, ListAuditEntriesQueryParams);
    const { subject_type, subject_id, request_id, date_from, date_to, ...filter } = query;
    const page = await auditPage(
      db,
      {
        ...filter,
        subjectType: subject_type,
        subjectId: subject_id,
        requestId: request_id,
        dateFrom: date_from,
        dateTo: date_to,
      },
      limit,
      decodeRowNumber(cursor),
    );
    return c.json(presentPage(page));
  });

  routes.get('/api/admin/audit/:id', async (c) => {
    const { id } = readParams(c, GetAuditEntryParams);
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(`Audit entry ${id}`);
    const entry = asSeenBy(c, presentDetails(await auditEntry(db, Number(id))));
    // The texts have fields of many names: somebody may have written an address into any of them.
    return c.json(personalDataFor(c) === 'shown' ? entry : withMaskedTexts(entry));
  });

  return routes;
}
