import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that may hold secrets are redacted by name, in case somebody logs a whole request one day. */
const REDACTED = ['authorization', 'cookie', 'password', 'current_password', 'new_password', 'access_token', 'token'];

/** The fields that a database error adds to its message: values of the row and of the query, such as a player's address. */
const VALUES = ['detail', 'where', 'query', 'params', 'internalQuery'].map((name) => `err.${name}`);

/**
 * Structured lines.
 *
 * @param level as in pino: fatal, error, warn, info, debug, silent
 * @param to defaults to standard output
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [...REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...VALUES],
      censor: '[redacted]',
    },
  };
  return to ? pino(options, to) : pino(options);
}
