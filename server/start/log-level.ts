import type { Logger } from 'pino';

/** SIGUSR1 opens Node's inspector. Windows has neither. */
const SIGNAL = 'SIGUSR2';

/**
 * Changes the log level while the server runs: the signal makes it `debug`, and the next one what it was. A signal needs no connection to a
 * server that has trouble, and only its own user and root can send one.
 */
export function changeLevelBySignal(log: Logger): void {
  const usual = log.level;
  process.on(SIGNAL, () => {
    const [before, after] = [log.level, log.level === usual ? (usual === 'debug' ? 'info' : 'debug') : usual];
    // Written whatever the two levels are.
    log.level = 'info';
    log.info({ before, after }, 'the log level has changed');
    log.level = after;
  });
}
