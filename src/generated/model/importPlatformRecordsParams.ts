/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ImportPlatformRecordsKind } from './importPlatformRecordsKind.ts';

export type ImportPlatformRecordsParams = {
/**
 * What kind of records it holds.
 */
kind: ImportPlatformRecordsKind;
/**
 * Lines before this one are skipped; of a CSV file the first one is read in any case.
 * @minimum 1
 * @maximum 1000000000000
 */
from_line?: number;
};
