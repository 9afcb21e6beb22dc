/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BrowserErrorReportError } from './browserErrorReportError.ts';
import type { BrowserErrorReportKind } from './browserErrorReportKind.ts';
import type { BrowserErrorReportScreen } from './browserErrorReportScreen.ts';

/**
 * An error of the portal in a browser. It has no field for a message, so that nothing that stood on the screen can be in it.
 */
export interface BrowserErrorReport {
  /** `code_missing`: a file of the portal could not be loaded; `drawing_failed`: a part of the screen could not be drawn; `policy_violation`: the browser refused something that the page's content security policy forbids; `uncaught`: anything else that no code handled. */
  kind: BrowserErrorReportKind;
  /** The class of the error; `Other` for any that is not listed. A `policy_violation` has none. */
  error?: BrowserErrorReportError;
  /** The screen that was open, as in its path; `other` for any path that is not listed. */
  screen: BrowserErrorReportScreen;
  /**
     * The directive of the policy that a `policy_violation` is about.
     * @maxLength 40
     * @pattern ^[a-z-]{1,40}$
     */
  directive?: string;
  /**
     * What the policy refused: an origin, without path and query, or a word of the browser's such as `inline`, `eval` or `data`.
     * @maxLength 120
     * @pattern ^([a-z-]{1,40}|https?://[A-Za-z0-9.-]{1,100}(:[0-9]{1,5})?)$
     */
  blocked?: string;
  /**
     * The file of the portal that is missing, or in which the error or the violation arose; without its folder.
     * @maxLength 80
     * @pattern ^[A-Za-z0-9_-]{1,76}\.(js|css)$
     */
  file?: string;
  /**
     * Where in `file` it arose; the first line is 1.
     * @minimum 1
     * @maximum 10000000
     */
  line?: number;
  /**
     * Where in `line` it arose; the first column is 1.
     * @minimum 1
     * @maximum 10000000
     */
  column?: number;
}
