import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BodyTooLarge } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';

/** As much of a body that is too large is received and dropped, … */
const MAX_DROPPED_BYTES = 32 * 1024 * 1024;
/** … within this time: a sender that is still sending when its connection is closed may never see the answer. */
const DROP_WITHIN_MS = 2_000;

/** Refuses a larger body, unread. @param maxSize in bytes @throws BodyTooLarge */
export function limitBody(maxSize: number, dropWithinMs = DROP_WITHIN_MS): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: async ({ req }) => {
      const { body } = req.raw;
      if (body && !body.locked) await drop(body.getReader(), dropWithinMs);
      throw new BodyTooLarge();
    },
  });
}

/** Receives the rest of a body and drops it, so that its sender sees the answer. Resolves when there is no more, or no more is received. */
export async function drop(body: ReadableStreamDefaultReader<Uint8Array>, withinMs: number): Promise<void> {
  const timer = setTimeout(() => void body.cancel().catch(() => {}), withinMs);
  try {
    for (let dropped = 0; dropped < MAX_DROPPED_BYTES; ) {
      const { done, value } = await body.read();
      if (done) break;
      dropped += value.length;
    }
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(timer);
  }
}
