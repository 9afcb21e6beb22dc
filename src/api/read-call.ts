import type { AxiosRequestConfig } from 'axios';
import { type Answer, answerIn } from '../first-paint/answer-in.ts';
import { failedCall, NoAnswer } from '../lib/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { addressOf } from './early-calls.ts';

/** Milliseconds after which a call is given up. An export may take longer and passes `timeout: 0`. */
export const TIME_LIMIT = 30_000;

/** A file may take long, and somebody watches how far it has come. */
export const isPlainRead = ({ method, responseType }: AxiosRequestConfig): boolean =>
  method === 'GET' && responseType === undefined;

/**
 * Reads as axios would, by the browser's own `fetch`: a page that is only looked at does without axios.
 *
 * @throws an error in the shape of axios's, or NoAnswer
 */
export async function readCall(call: AxiosRequestConfig): Promise<Answer> {
  const limit = AbortSignal.timeout(call.timeout ?? TIME_LIMIT);
  const given = call.signal as AbortSignal | undefined;
  const headers = new Headers({ accept: 'application/json' });
  for (const [name, value] of Object.entries(call.headers ?? {}))
    if (value !== undefined) headers.set(name, `${value}`);
  const answer = await fetch(addressOf(call), {
    headers,
    signal: given ? AbortSignal.any([given, limit]) : limit,
  })
    .then((response) => {
      noteServerTime(response.headers.get('date'));
      return answerIn(response);
    })
    .catch((error: unknown) => {
      if (limit.aborted) throw new NoAnswer();
      throw given?.aborted ? error : failedCall('The network failed.');
    });
  if ('failed' in answer) throw failedCall('The call was refused.', answer.failed);
  return answer;
}
