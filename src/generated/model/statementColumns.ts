/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which columns say what, by their names in the header.
 */
export interface StatementColumns {
  /**
     * Names the payment, its withdrawal or the rail's reference, alone or among other words.
     * @minLength 1
     * @maxLength 100
     */
  reference: string;
  /**
     * The amount. Where money out and money in have a column each, either of the two.
     * @minLength 1
     * @maxLength 100
     */
  amount: string;
  /**
     * The day, as 2026-11-20, 20.11.2026, 11/20/2026 or 20/11/2026. Left out, `date_from` and `date_to` are needed.
     * @minLength 1
     * @maxLength 100
     */
  date?: string;
  /**
     * The other one of two columns with amounts: for money in where `amount` is for money out, or the other way round. Left out, the server finds it by the names ("Debit" and "Credit"). Null: there is none.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  opposite_amount?: string | null;
  /**
     * Whether money went out or came in, as D and C, debit and credit, DBIT and CRDT, Af and Bij, out and in, or similar words. Left out, the server finds it by its name or its words. Null: there is none.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  direction?: string | null;
  /**
     * The status of the line. Only what is booked, completed, sent or the like can be a payment. Left out, the server finds it by its name or its words. Null: there is none.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  status?: string | null;
  /**
     * The currency. Left out, the server finds it by its name or its codes. Null, there is none, as in files in US dollars.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  currency?: string | null;
}
