/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DryRunParameter } from './dryRunParameter.ts';
import type { LeftOutParameter } from './leftOutParameter.ts';
import type { OverwriteForceParameter } from './overwriteForceParameter.ts';

export type ImportGamesParams = {
/**
 * `true` judges each batch as if it were stored, and rolls it back: nothing changes, and `planned` tells of each record that would be created or updated what would change. A record that another batch of the file creates is not there yet.
 */
dry_run?: DryRunParameter;
/**
 * Fields for which a CSV file has no column, where the stored value differs from the default. `refuse`: the record is `incomplete`. `keep`: the stored values stay. `reset`: they become the defaults. An empty cell is no default: it refuses with `refuse`, and keeps the stored value otherwise. Of lines of JSON `keep` is refused.
 */
left_out?: LeftOutParameter;
/**
 * Whether records that an administrator has changed or deleted are overwritten; it is in the audit log.
 */
force?: OverwriteForceParameter;
};
