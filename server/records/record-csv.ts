import type { ZodObject } from 'zod';
import { csvHeader, csvLine } from '../domain/csv.ts';

/** An id that reads like a number which a spreadsheet has shortened. An import refuses it without an apostrophe. */
const SHORTENED = /^\d+([.,]\d+)?E\+\d+$/i;

/** The file of an export whose columns are those of the import of the same kind, so that it is read back as it was. */
export function recordCsv(record: ZodObject) {
  const fields = Object.keys(record.shape);
  const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value));
  return {
    header: csvHeader(fields.map((name) => [name, () => null])),
    line: (one: Readonly<Record<string, unknown>>, forSpreadsheets: boolean) => {
      const cells = fields.map((name) => textOf(one[name]));
      return csvLine(cells, forSpreadsheets || cells.some((cell) => cell !== null && SHORTENED.test(cell)));
    },
  };
}

/** The version of a record that the platform also sends; where the platform never sent it, the time of its last change. */
export const versionOf = (row: { platformVersion: Date | null; updatedAt: Date }): string =>
  (row.platformVersion ?? row.updatedAt).toISOString();
