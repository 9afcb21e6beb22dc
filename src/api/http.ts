import type { AxiosRequestConfig } from 'axios';
import { UnreadableAnswer } from '../lib/api-error.ts';
import { isCodeMissing } from '../lib/code-missing.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { clear, end, getSession, noteAdmin, setMustChangePassword } from '../session.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { backgroundHeader } from './activity.ts';
import { answerCodeMissing } from './code-missing.ts';
import { earlyAnswer } from './early-calls.ts';
import { errorCode, errorMessage, errorStatus } from './error.ts';
import { Intent } from './intent.ts';
import { noteRetryAfter } from './retry-after.ts';
import { askStepUp, stepUpsShown } from './step-up.ts';

const LOGIN = '/auth/admin-login';

/** Options that a caller may add to a call. A call that changes something without an `intent` is a new intent. */
type CallOptions = AxiosRequestConfig & { intent?: Intent };

/** Orval's mutator: every call of the generated client goes through here. */
export async function http<T>(config: AxiosRequestConfig, { intent, ...options }: CallOptions = {}): Promise<T> {
  const token = getSession()?.token;
  const early = await earlyAnswer<T>(config, token);
  if (early !== undefined) return early;
  const decided = changes(config) ? (intent ?? new Intent()) : undefined;
  const shownBefore = stepUpsShown();
  try {
    return await send<T>(config, options, token, decided);
  } catch (error) {
    // The form that made the call waits, and what was typed into it stays.
    if (errorCode(error) !== 'step_up_required' || !(await askStepUp(shownBefore))) throw error;
    return await send<T>(config, options, getSession()?.token, decided);
  }
}

async function send<T>(
  config: AxiosRequestConfig,
  options: AxiosRequestConfig,
  token: string | undefined,
  decided: Intent | undefined,
): Promise<T> {
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  try {
    const own = { authorization, 'x-background': backgroundHeader(), 'Idempotency-Key': decided?.key };
    const headers = { ...config.headers, ...options.headers, ...own };
    const { instance } = await import('./instance.ts');
    const response = await instance.request<T>({ ...config, ...options, headers });
    noteServerTime(response.headers.date);
    // axios passes on text that it cannot parse. No answer of the contract is a plain string.
    if (typeof response.data === 'string' && response.data !== '') throw new UnreadableAnswer();
    if (decided) decided.replayed = response.headers['idempotent-replayed'] !== undefined;
    return response.data;
  } catch (error) {
    noteRetryAfter(error);
    answerGenerally(error, config.url, token);
    throw error;
  }
}

/** Calls that the contract gives an `Idempotency-Key`. */
const changes = ({ method, url }: AxiosRequestConfig) => method !== 'GET' && !url?.startsWith('/auth/');

/** The general answers of spec section 8, with its wording. The error is rethrown in any case. */
function answerGenerally(error: unknown, url: string | undefined, sentToken: string | undefined): void {
  if (isCodeMissing(error)) answerCodeMissing(error);
  switch (errorStatus(error)) {
    case 401:
      // A 401 to signing in means a wrong password, which the form shows.
      if (url !== LOGIN) answerUnauthorized(sentToken);
      break;
    case 403:
      // A question, which is asked in a dialog.
      if (errorCode(error) === 'step_up_required') break;
      notify.error('You do not have permission to perform this action.', { id: 'http-403', detail: reasonOf(error) });
      // An administrator with a one-use password may do nothing else; the route guard redirects to the form for changing it.
      if (errorCode(error) === 'password_change_required') setMustChangePassword(true);
      if (errorCode(error) === 'second_factor_required') noteAdmin({ second_factor: 'to_show' });
      break;
    case 429:
      notify.error('Rate limit exceeded. Please slow down.', { id: 'http-429' });
      break;
  }
}

/** Names the missing permission and who could grant it, if the back end does. */
const reasonOf = (error: unknown) => (errorCode(error) === 'permission_missing' ? errorMessage(error) : undefined);

function answerUnauthorized(sentToken: string | undefined): void {
  const token = getSession()?.token;
  if (token === undefined) {
    clear();
  } else if (token === sentToken) {
    end();
    // The banner that leads on stays above the screen: features/shell/session-ended.
    notify.error('Authentication error. Please try logging in again.', { id: 'http-401' });
  }
  // Otherwise the session was replaced after the call was made, and the answer says nothing about the new one.
}
