/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One JSON object per line. After each batch `line`, up to which everything has been stored or refused, `bytes` of the file that were read, `counts` of all results so far, and `refused`, with `line`, `id`, `result`, `message` and `errors` of each record that was not stored. Where there are any also `assumed`, sentences about the file; `warned`, with `line`, `id` and `message` of records that are stored and may be wrong; and in a dry run `planned`, with `line`, `id`, `result` and `changes` (`field`, `before`, `after`, and `lost` where the file has no column for it). The last line has `ended` as well, `complete` or `broken_off`, and then a `message` that says why; also one of `complete` that lists 10,000 refused records and counts the others. At most five `errors` of a record are told, 1,000 records of a dry run and 1,000 warnings.
 */
export type ImportedResponse = string;
