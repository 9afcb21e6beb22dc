import type { AxiosRequestConfig } from 'axios';
import { isCodeMissing } from '../lib/code-missing.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { clear, end, getSession, sessionEnded, setMustChangePassword } from '../session.ts';
import { notify } from '../ui/notify.tsx';
import { backgroundHeader } from './activity.ts';
import { reportBrowserError } from './browser-errors.ts';
import { earlyAnswer } from './early-calls.ts';
import { errorCode, errorStatus } from './error.ts';
import { answered, keyOf } from './idempotency-key.ts';

const LOGIN = '/auth/admin-login';

/** Every call of the generated client goes through here (Orval's mutator). */
export async function http<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  const token = getSession()?.token;
  const early = await earlyAnswer<T>(config, token);
  if (early !== undefined) return early;
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const call = changes(config) ? `${config.method} ${config.url} ${JSON.stringify(config.data)}` : undefined;
  const key = call === undefined ? undefined : { 'Idempotency-Key': keyOf(call) };
  try {
    const own = { authorization, 'x-background': backgroundHeader(), ...key };
    const headers = { ...config.headers, ...options?.headers, ...own };
    const { instance } = await import('./instance.ts');
    const response = await instance.request<T>({ ...config, ...options, headers });
    noteServerTime(response.headers.date);
    if (call !== undefined) answered(call);
    if (response.headers['idempotent-replayed'] !== undefined) sayReplayed();
    return response.data;
  } catch (error) {
    if (call !== undefined && isFinal(errorStatus(error))) answered(call);
    answerGenerally(error, config.url, token);
    throw error;
  }
}

/** What the contract gives an `Idempotency-Key`. */
const changes = ({ method, url }: AxiosRequestConfig) => method !== 'GET' && !url?.startsWith('/auth/');

/** Whether the server has looked at the call. After any other answer, or none, it may or may not have been carried out. */
const isFinal = (status: number | undefined) =>
  status !== undefined && status < 500 && ![401, 403, 429].includes(status);

function sayReplayed(): void {
  notify.warning('This had been done already', { id: 'http-replayed', detail: 'It was not done a second time.' });
}

/** The general answers of spec section 8, in its words. The error goes on to the caller in any case. */
function answerGenerally(error: unknown, url: string | undefined, sentToken: string | undefined): void {
  if (isCodeMissing(error)) answerCodeMissing(error);
  switch (errorStatus(error)) {
    case 401:
      // A 401 of the login call is a wrong password, which the form answers itself.
      if (url !== LOGIN) answerUnauthorized(sentToken);
      break;
    case 403:
      notify.error('You do not have permission to perform this action.', { id: 'http-403' });
      // An administrator with a one-use password may do nothing else; the wall leads to the form for it.
      if (errorCode(error) === 'password_change_required') setMustChangePassword(true);
      break;
    case 429:
      notify.error('Rate limit exceeded. Please slow down.', { id: 'http-429' });
      break;
  }
}

/** Without the library for calls none can be made; after a deployment its file is gone for good. */
function answerCodeMissing(error: unknown): void {
  reportBrowserError('uncaught', error);
  notify.error('A file of the portal could not be loaded', {
    id: 'http-code-missing',
    action: { label: 'Reload', onClick: () => window.location.reload() },
  });
}

function answerUnauthorized(sentToken: string | undefined): void {
  const token = getSession()?.token;
  if (token === undefined) {
    clear();
  } else if (token === sentToken) {
    end();
    notify.error('Authentication error. Please try logging in again.', {
      id: 'http-401',
      // Whoever signed in again in the meantime must not be thrown out by an old toast.
      action: { label: 'Sign in again', onClick: () => sessionEnded() && clear() },
    });
  }
  // Else the answer is about a session that has been replaced since, and says nothing about this one.
}
