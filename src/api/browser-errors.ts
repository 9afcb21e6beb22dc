import type { BrowserErrorReport } from '../generated/model/browserErrorReport.ts';
import { BrowserErrorReportError } from '../generated/model/browserErrorReportError.ts';
import { BrowserErrorReportScreen } from '../generated/model/browserErrorReportScreen.ts';
import { isCodeMissing } from '../lib/code-missing.ts';
import { getSession } from '../session.ts';

// Errors in the browser, and violations of the page's policy, are reported to the server, and the System screen lists them. A report says
// which code broke and on which screen. It has neither the error's message nor the address, either of which may hold a player's data.
// Browsers can report violations by themselves (`report-uri`), but with the page's whole address and without the administrator's token.

declare global {
  /** Violations from before this code was there; src/boot.ts notes them. */
  var coinopViolations: SecurityPolicyViolationEvent[] | undefined;
}

const ROUTE = '/api/admin/system/browser-errors';
/** Reports of one page: one fault can break again at each drawing. */
const MAX_REPORTS = 5;

const sent = new Set<string>();

/** Tells the server once of each fault. Not through `http`, which may be what is broken; a report that fails is given up. */
export function reportBrowserError(kind: BrowserErrorReport['kind'], error: unknown): void {
  send(reportOf(kind, error, window.location.pathname));
}

function send(report: BrowserErrorReport): void {
  const body = JSON.stringify(report);
  if (sent.has(body) || sent.size >= MAX_REPORTS) return;
  sent.add(body);
  const token = getSession()?.token;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  fetch(ROUTE, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Reports from now on what no code of ours handles. */
export function watchForErrors(): void {
  window.addEventListener('error', ({ error }) => reportUncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router loads the page anew by itself when it reads the browser's sentence at the beginning, which leaves nothing of the portal
    // where there is no connection.
    payload.message = `Not loaded: ${payload.message}`;
    reportBrowserError('code_missing', payload);
  });
  window.addEventListener('securitypolicyviolation', reportViolation);
  globalThis.coinopViolations?.forEach(reportViolation);
}

/** Not what a browser's extension tries. */
function reportViolation(violation: SecurityPolicyViolationEvent): void {
  if (/-extension\b/.test(`${violation.sourceFile} ${violation.blockedURI}`)) return;
  send(reportOfViolation(violation, window.location.pathname));
}

/** Not what a browser's extension throws, nor what the browser itself says without an error. */
function reportUncaught(error: unknown): void {
  if (isCodeMissing(error) || placeOf(error).file !== undefined) reportBrowserError('uncaught', error);
}

export function reportOf(kind: BrowserErrorReport['kind'], error: unknown, pathname: string): BrowserErrorReport {
  const missing = isCodeMissing(error);
  const name = error instanceof Error ? error.constructor.name : '';
  return {
    kind: missing ? 'code_missing' : kind,
    error: oneOf(BrowserErrorReportError, name, 'Other'),
    screen: screenOf(pathname),
    ...placeOf(error),
  };
}

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

export function reportOfViolation(violation: Violation, pathname: string): BrowserErrorReport {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  return {
    kind: 'policy_violation',
    screen: screenOf(pathname),
    directive: effectiveDirective,
    ...blockedBy(blockedURI),
    ...placeIn(`${sourceFile}:${lineNumber}:${columnNumber}`),
  };
}

/** The origin of an address, which may say more behind it, or the word that stands for what has none. */
function blockedBy(blockedURI: string): Pick<BrowserErrorReport, 'blocked'> {
  const [blocked] = /^(https?:\/\/[a-z0-9.-]{1,100}(:\d{1,5})?(?![^/?#])|[a-z-]{1,40}(?![^:]))/.exec(blockedURI) ?? [];
  return blocked === undefined ? {} : { blocked };
}

function screenOf(pathname: string): BrowserErrorReportScreen {
  return oneOf(BrowserErrorReportScreen, pathname.split('/')[2] || 'dashboard', 'other');
}

function oneOf<T extends string>(known: Record<string, T>, word: string, other: T): T {
  return Object.values(known).find((value) => value === word) ?? other;
}

/** The file that is missing, as the message has it, or where the error was thrown, as the stack has it. */
function placeOf(error: unknown): Pick<BrowserErrorReport, 'file' | 'line' | 'column'> {
  if (!(error instanceof Error)) return {};
  return placeIn(isCodeMissing(error) ? error.message : (error.stack ?? ''));
}

function placeIn(text: string): Pick<BrowserErrorReport, 'file' | 'line' | 'column'> {
  const [, file, line, column] =
    /\/assets\/([\w-]{1,76}\.(?:js|css))(?::([1-9]\d{0,6}):([1-9]\d{0,6}))?/.exec(text) ?? [];
  if (file === undefined) return {};
  return line === undefined ? { file } : { file, line: Number(line), column: Number(column) };
}
