/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TableView } from './tableView.ts';

/**
 * How the lists of the portal show their records, by the list. One that is left out has its default in an answer, and stays as it is in a request.
 */
export interface TablePreferences {
  transactions?: TableView;
  withdrawals?: TableView;
  players?: TableView;
  audit?: TableView;
}
