import type { ZodType } from 'zod';
import { csvRecords } from './csv-records.ts';
import { fileBytes } from './file-bytes.ts';
import { jsonRecords } from './json-records.ts';
import type { ReadRecord } from './read-record.ts';

export const FORMATS = ['ndjson', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Reads the records of a file of any size, in portions, with bounded memory. A line that holds no record is refused by
 * itself.
 *
 * @param schema of one record, by which the texts of a CSV file become numbers and booleans
 * @throws UnreadableFile when nothing can be read from there on
 */
export function recordsOf(
  file: AsyncIterable<Uint8Array>,
  format: Format,
  schema: ZodType,
): AsyncGenerator<ReadRecord[]> {
  const bytes = fileBytes(file);
  return format === 'csv' ? csvRecords(bytes, schema) : jsonRecords(bytes);
}
