/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementQuestionChoicesItem } from './statementQuestionChoicesItem.ts';

/**
 * Something that a file does not settle. The answer goes into the parameter of the same name.
 */
export interface StatementQuestion {
  /** The parameter for the answer. */
  name: 'date_order' | 'money_out' | 'date_column' | 'amount_column' | 'reference_column' | 'account' | string;
  /** The part of the file that is unclear. */
  about: string;
  /** At least two. */
  choices: StatementQuestionChoicesItem[];
}
