import type { BrowserErrorReport } from '../generated/model/browserErrorReport.ts';
import { BrowserErrorReportError } from '../generated/model/browserErrorReportError.ts';
import { BrowserErrorReportScreen } from '../generated/model/browserErrorReportScreen.ts';
import { isCodeMissing } from '../lib/code-missing.ts';
import { getSession } from '../session.ts';
import { isOffered } from './extensions.ts';

// Errors in the browser, and violations of the content security policy, are reported to the server, and the System screen lists them.
// A report says which code failed on which screen. It contains neither the error's message nor the URL, because either may contain a
// player's data. The browser's own reports (`report-uri`) would contain the whole URL, and lack the token.

declare global {
  /** Violations from before this module was loaded, recorded by src/first-paint/boot.ts. */
  var coinopViolations: SecurityPolicyViolationEvent[] | undefined;
}

const ROUTE = '/api/admin/system/browser-errors';
/** Maximum of reports per page load: the same fault can occur on every render. */
const MAX_REPORTS = 5;

const sent = new Set<string>();
/** Set while the page is being left. When a form with unsaved changes asks first, nobody knows yet whether it is. */
let leaving: Event | undefined;

/** Firefox ends the loading of code when the page is left, as if the code were missing. */
export function isEndedByLeaving(error: unknown): boolean {
  return leaving?.defaultPrevented === false && isCodeMissing(error);
}

/** Reports each fault to the server once. Does not use `http`, which may be what is broken; a report that fails is dropped. */
export function reportBrowserError(kind: BrowserErrorReport['kind'], error: unknown): void {
  if (!isEndedByLeaving(error)) send(reportOf(kind, error, window.location.pathname));
}

function send(report: BrowserErrorReport): void {
  const body = JSON.stringify(report);
  if (sent.has(body) || sent.size >= MAX_REPORTS || !isOffered('system')) return;
  sent.add(body);
  const token = getSession()?.token;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  fetch(ROUTE, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** From now on, reports errors that nothing else handles. */
export function watchForErrors(): void {
  window.addEventListener('beforeunload', (event) => {
    leaving = event;
  });
  window.addEventListener('pageshow', () => {
    leaving = undefined;
  });
  window.addEventListener('error', ({ error }) => reportUncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // When a message begins with the browser's own sentence, the router reloads the page by itself, and without a
    // connection nothing of the portal would be left. The prefix prevents that.
    payload.message = `Not loaded: ${payload.message}`;
    reportBrowserError('code_missing', payload);
  });
  window.addEventListener('securitypolicyviolation', reportViolation);
  globalThis.coinopViolations?.forEach(reportViolation);
}

/** Violations by browser extensions are ignored. */
function reportViolation(violation: SecurityPolicyViolationEvent): void {
  if (/-extension\b/.test(`${violation.sourceFile} ${violation.blockedURI}`)) return;
  send(reportOfViolation(violation, window.location.pathname));
}

/** Errors thrown by browser extensions are ignored, and so are the browser's own events without an error. */
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

/** The origin of a blocked URL, without the rest of it, or a keyword such as `inline`. */
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

/** The missing file, from the message, or the place where the error was thrown, from the stack. */
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
