import { type Logger, pino } from 'pino';

/** Fields that may hold secrets are redacted by name, in case somebody logs a whole request one day. */
const REDACTED = ['authorization', 'cookie', 'password', 'current_password', 'new_password', 'access_token', 'token'];

/** Structured lines on standard output. `level` as in pino: fatal, error, warn, info, debug, silent. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
}
