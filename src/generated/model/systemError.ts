/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One unexpected error of the server, or of the portal in a browser.
 */
export interface SystemError {
  /** When it happened. */
  at: string;
  /** What went wrong, without secrets and without the data of players. */
  message: string;
  /**
     * The id of the request in the server's log; null when it happened outside of a request.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  request_id: string | null;
}
