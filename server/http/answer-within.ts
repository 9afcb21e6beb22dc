import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './app-env.ts';

/**
 * Answers 503 when a call takes longer; what it began may still be done. `unanswered` is aborted then, and when the client goes: what is
 * held for the answer alone can be given up.
 */
export function answerWithin(ms: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const late = new AbortController();
    c.set('unanswered', AbortSignal.any([c.req.raw.signal, late.signal]));
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new HTTPException(503, { message: 'not answered in time' });
        late.abort(error);
        reject(error);
      }, ms);
    });
    await Promise.race([next(), tooLate]).finally(() => clearTimeout(timer));
  };
}
