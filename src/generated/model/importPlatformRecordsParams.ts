/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DryRunParameter } from './dryRunParameter.ts';
import type { ImportPlatformRecordsKind } from './importPlatformRecordsKind.ts';
import type { LeftOutParameter } from './leftOutParameter.ts';

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
/**
 * `true` judges each batch as if it were stored, and rolls it back: nothing changes, and `planned` tells of each record that would be created or updated what would change. A record that another batch of the file creates is not there yet.
 */
dry_run?: DryRunParameter;
/**
 * Fields for which a CSV file has no column, where the stored value differs from the default. `refuse`: the record is `incomplete`. `keep`: the stored values stay. `reset`: they become the defaults. An empty cell is no default: it refuses with `refuse`, and keeps the stored value otherwise. Of lines of JSON `keep` is refused.
 */
left_out?: LeftOutParameter;
};
