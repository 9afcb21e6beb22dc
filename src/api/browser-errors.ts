import type { BrowserErrorReport } from '../generated/model/browserErrorReport.ts';
import { BrowserErrorReportError } from '../generated/model/browserErrorReportError.ts';
import { BrowserErrorReportScreen } from '../generated/model/browserErrorReportScreen.ts';
import { isCodeMissing } from '../lib/code-missing.ts';
import { getSession } from '../session.ts';

// Errors in the browser are reported to the server, and the System screen lists them. A report says which code broke and on which screen. It
// has neither the error's message nor the address, either of which may hold a player's data.

const ROUTE = '/api/admin/system/browser-errors';
/** Reports of one page: one fault can break again at each drawing. */
const MAX_REPORTS = 5;

const sent = new Set<string>();

/** Tells the server once of each fault. Not through `http`, which may be what is broken; a report that fails is given up. */
export function reportBrowserError(kind: BrowserErrorReport['kind'], error: unknown): void {
  const body = JSON.stringify(reportOf(kind, error, window.location.pathname));
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
}

/** Not what a browser's extension throws, nor what the browser itself says without an error. */
function reportUncaught(error: unknown): void {
  if (isCodeMissing(error) || placeOf(error).file !== undefined) reportBrowserError('uncaught', error);
}

export function reportOf(kind: BrowserErrorReport['kind'], error: unknown, pathname: string): BrowserErrorReport {
  const missing = isCodeMissing(error);
  return {
    kind: missing ? 'code_missing' : kind,
    error: oneOf(BrowserErrorReportError, error instanceof Error ? error.constructor.name : '', 'Other'),
    screen: oneOf(BrowserErrorReportScreen, pathname.split('/')[2] || 'dashboard', 'other'),
    ...placeOf(error),
  };
}

function oneOf<T extends string>(known: Record<string, T>, word: string, other: T): T {
  return Object.values(known).find((value) => value === word) ?? other;
}

/** The file that is missing, as the message has it, or where the error was thrown, as the stack has it. */
function placeOf(error: unknown): Pick<BrowserErrorReport, 'file' | 'line' | 'column'> {
  if (!(error instanceof Error)) return {};
  const text = isCodeMissing(error) ? error.message : (error.stack ?? '');
  const [, file, line, column] = /\/assets\/([\w-]{1,76}\.(?:js|css))(?::(\d{1,7}):(\d{1,7}))?/.exec(text) ?? [];
  if (file === undefined) return {};
  return line === undefined ? { file } : { file, line: Number(line), column: Number(column) };
}
