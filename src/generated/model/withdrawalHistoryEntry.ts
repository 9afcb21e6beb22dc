/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One change of a withdrawal's status.
 */
export interface WithdrawalHistoryEntry {
  /**
     * The entry's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /**
     * The status before; null for the creation.
     * @nullable
     */
  from_status?: string | null;
  /** The status after. */
  to_status: string;
  /** What was done, `create`, `approve`, `recall`, `reject`, `process`, `retry`, `complete`, `fail`, `return`, `release`, `undo` or `cancel`. */
  action?: string;
  /**
     * The administrator's username; null when the system did it.
     * @nullable
     */
  actor?: string | null;
  /** The username of the administrator who agreed, where the decision needed a second person; absent otherwise. */
  second_actor?: string;
  /**
     * The note or reason given.
     * @nullable
     */
  note?: string | null;
  /** The reason code given beside the reason; left out where none was. */
  reason_code?: string;
  /** The label of that code, as it is now. */
  reason_label?: string;
  /**
     * The bank's reference, where the money came back; else null.
     * @nullable
     */
  bank_reference?: string | null;
  /**
     * Of a return, who confirmed it, `rail` or `console`; else null.
     * @nullable
     */
  confirmed_by?: string | null;
  /** When it happened. */
  created_at: string;
}
