import type { AxiosRequestConfig } from 'axios';
import { errorCode, errorMessage, errorStatus, NOT_ANSWERED, UnreadableAnswer } from '../lib/api-error.ts';
import { isCodeMissing } from '../lib/code-missing.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { clear, end, getSession, isCleared, noteAdmin, setMustChangePassword } from '../session.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { backgroundHeader } from './activity.ts';
import { answerCodeMissing } from './answer-code-missing.ts';
import { earlyAnswer } from './early-calls.ts';
import { type Beyond, withinOffer } from './extensions.ts';
import { type Arrived, isOfAnother, type Readable, readAnswer } from './read-answer.ts';
import { isPlainRead, readCall } from './read-call.ts';
import { noteReplay } from './replays.ts';
import { noteRetryAfter } from './retry-after.ts';
import { SESSION_ENDED_TOAST, sessionAfter } from './sign-in-again.ts';
import { askStepUp, stepUpsShown } from './step-up.ts';

const LOGIN = '/auth/admin-login';
const SIGN_ON_ANSWER = '/auth/admin-sign-on/answer';

/** Options that a caller may add to a call. @property token of a session that is not in force yet */
type CallOptions = AxiosRequestConfig & { token?: string | undefined };

/**
 * Orval's mutator: every call of the generated client goes through here. A change that is refused because the session
 * has ended, or for want of a second factor, waits for the administrator and is sent again, with the same key. The form
 * that made the call waits as well, and what was typed into it stays.
 */
export async function http<T>(
  call: AxiosRequestConfig & Beyond & Readable,
  { token: given, ...options }: CallOptions = {},
): Promise<T> {
  const within = withinOffer(call);
  const config = within instanceof Promise ? await within : within;
  let session = getSession();
  let isShown = false;
  for (;;) {
    const shownBefore = stepUpsShown();
    try {
      return await send<T>(config, options, given ?? session?.token);
    } catch (error) {
      if (errorCode(error) === 'step_up_required') {
        if (isShown || !(await askStepUp(shownBefore))) throw error;
        isShown = true;
      } else if (session && !given && errorStatus(error) === 401 && changes(config)) {
        const next = await sessionAfter(session);
        if (!next) throw error;
        session = next;
        isShown = false;
      } else throw error;
    }
  }
}

/** A 401 to the calls of the sign-in page is for its forms. */
const changes = ({ method, url }: AxiosRequestConfig) => method !== 'GET' && !url?.startsWith('/auth/');

let loading: Promise<typeof import('./instance.ts')> | undefined;

/** Axios. Loaded once: an import, even of what is there already, waits for a task, which comes after the next frames. */
export function loadTransport() {
  loading ??= import('./instance.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function send<T>(config: AxiosRequestConfig, options: AxiosRequestConfig, token: string | undefined): Promise<T> {
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  try {
    const early = await earlyAnswer(config, token);
    if (early) return (await read(config, early)) as T;
    const own = { authorization, 'x-background': backgroundHeader() };
    const headers = { ...config.headers, ...options.headers, ...own };
    const call = { ...config, ...options, headers };
    if (isPlainRead(call)) return (await read(call, await readCall(call))) as T;
    const { instance } = await loadTransport();
    const response = await instance.request<unknown>(call);
    noteServerTime(response.headers.date);
    const key: unknown = Reflect.get(headers, 'Idempotency-Key');
    if (typeof key === 'string') noteReplay(key, response.headers['idempotent-replayed'] !== undefined);
    return (await read(call, response)) as T;
  } catch (error) {
    noteRetryAfter(error);
    answerGenerally(error, config.url, token);
    throw error;
  }
}

/** The one way in of all answers, by whichever transport they came. */
async function read(call: AxiosRequestConfig & Readable, answer: Arrived): Promise<unknown> {
  // A file is not read.
  if (call.responseType === 'blob' || call.responseType === 'text') return answer.data;
  if (isOfAnother(answer, call.url)) throw new UnreadableAnswer(NOT_ANSWERED);
  return readAnswer(call, answer.data);
}

/** The general answers of spec section 8, with its wording. The error is rethrown in any case. */
function answerGenerally(error: unknown, url: string | undefined, sentToken: string | undefined): void {
  if (isCodeMissing(error)) answerCodeMissing(error);
  switch (errorStatus(error)) {
    case 401:
      // A 401 to signing in means a wrong password, which the form shows.
      if (url !== LOGIN) answerUnauthorized(sentToken);
      break;
    case 403:
      // A question, which is asked in a dialog; and a sign-in, whose page says why.
      if (errorCode(error) === 'step_up_required' || url === SIGN_ON_ANSWER) break;
      notify.error('You do not have permission to perform this action.', { id: 'http-403', detail: reasonOf(error) });
      // The answer is about the session that made the call, which may have been replaced since.
      if (getSession()?.token !== sentToken) break;
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
  if (token === undefined || isCleared()) {
    clear();
  } else if (token === sentToken) {
    end();
    // The banner that leads on stays above the screen: features/shell/session-ended.
    notify.error('Authentication error. Please try logging in again.', { id: SESSION_ENDED_TOAST });
  }
  // Otherwise the session was replaced after the call was made, and the answer says nothing about the new one.
}
