/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementAccountParameter } from './statementAccountParameter.ts';
import type { StatementAmountColumnParameter } from './statementAmountColumnParameter.ts';
import type { StatementDateColumnParameter } from './statementDateColumnParameter.ts';
import type { StatementDateOrderParameter } from './statementDateOrderParameter.ts';
import type { StatementFileNameParameter } from './statementFileNameParameter.ts';
import type { StatementMoneyOutParameter } from './statementMoneyOutParameter.ts';
import type { StatementReferenceColumnParameter } from './statementReferenceColumnParameter.ts';

export type UploadStatementParams = {
/**
 * The name of the file, for people.
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
file_name: StatementFileNameParameter;
/**
 * How dates with two readings are read, such as 05/11/2026. Needed only where nothing in the file settles it.
 */
date_order?: StatementDateOrderParameter;
/**
 * Which amounts are money that went out, where no column and no sign says it.
 */
money_out?: StatementMoneyOutParameter;
/**
 * The column with the day of booking, where several may be it.
 * @minLength 1
 * @maxLength 100
 */
date_column?: StatementDateColumnParameter;
/**
 * The column with the amount, where several may be it.
 * @minLength 1
 * @maxLength 100
 */
amount_column?: StatementAmountColumnParameter;
/**
 * The column with the reference, where several may be it.
 * @minLength 1
 * @maxLength 100
 */
reference_column?: StatementReferenceColumnParameter;
/**
 * The account, where the file has the lines of several, as the question names it.
 * @minLength 1
 * @maxLength 100
 */
account?: StatementAccountParameter;
};
