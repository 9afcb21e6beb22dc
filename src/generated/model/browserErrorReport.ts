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
  /** `code_missing`: a file of the portal could not be loaded; `drawing_failed`: a part of the screen could not be drawn; `uncaught`: anything else that no code handled. */
  kind: BrowserErrorReportKind;
  /** The class of the error; `Other` for any that is not listed. */
  error: BrowserErrorReportError;
  /** The screen that was open, as in its path; `other` for any path that is not listed. */
  screen: BrowserErrorReportScreen;
  /**
     * The file of the portal that is missing, or in which the error was thrown; without its folder.
     * @maxLength 80
     * @pattern ^[A-Za-z0-9_-]{1,76}\.(js|css)$
     */
  file?: string;
  /**
     * Where in `file` the error was thrown; the first line is 1.
     * @minimum 1
     * @maximum 10000000
     */
  line?: number;
  /**
     * Where in `line` the error was thrown; the first column is 1.
     * @minimum 1
     * @maximum 10000000
     */
  column?: number;
}
