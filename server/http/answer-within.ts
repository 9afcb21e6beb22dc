import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './app-env.ts';

/**
 * Answers 503 when a call takes longer; its effect may still happen. `unanswered` is aborted then, or when the client
 * disconnects, so that resources held only for the answer can be released.
 *
 * @param atLeast longer for the calls that receive a file
 */
export function answerWithin(ms: number, atLeast: (c: Context<AppEnv>) => number = () => 0): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const late = new AbortController();
    // Few calls ask for it, and combining signals costs more than all else here.
    let unanswered: AbortSignal | undefined;
    c.set('unanswered', () => {
      unanswered ??= AbortSignal.any([c.req.raw.signal, late.signal]);
      return unanswered;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          const error = new HTTPException(503, { message: 'not answered in time' });
          late.abort(error);
          reject(error);
        },
        Math.max(ms, atLeast(c)),
      );
    });
    await Promise.race([next(), tooLate]).finally(() => clearTimeout(timer));
  };
}
