import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { driverError } from '../db/errors.ts';

// How the server stops. Each step has a time limit, and is abandoned when it exceeds it: the next process then starts
// as after a crash, which every part is built to survive. With the default DRAIN_SECONDS all limits add up to less than
// the 30 seconds that most supervisors wait before they kill the process.

/** Open requests, which are answered within 9 seconds; payments in progress, limited to 5 seconds, are awaited at the same time. */
const REQUESTS_MS = 10_000;
/** Sealing the newest rows of the audit log. */
const SEALING_MS = 4_000;
/** The batch of pending changes that is being applied. */
const BACKGROUND_MS = 1_000;
/** Queries that nobody waits for any more; each is limited to 4 seconds. */
const CLOSING_MS = 5_000;

interface Running {
  log: Logger;
  answers: Pick<OpenAnswers, 'keepNoneAlive' | 'end' | 'cut'>;
  /** How long the server keeps answering before it stops. */
  drainMs: number;
  /** Aborted to skip the rest of that time. */
  hurry: AbortSignal;
  /** Aborted after that time: streams of events end, and whoever waits for something to happen is answered. */
  closing: AbortController;
  /** Payments, webhooks, and the demo's own records. */
  stopSending: () => Promise<void>;
  /** Called when nothing writes to the database any more. */
  sealAudit: () => Promise<void>;
  stopBackground: () => Promise<void>;
  close: () => Promise<unknown>;
}

/** Stops everything, in the order of the parts' dependencies. Never rejects. @returns whether every step succeeded */
export async function shutDown(running: Running): Promise<boolean> {
  const { log, answers, drainMs, hurry } = running;
  const step = async (name: string, budgetMs: number, work: () => Promise<unknown>) => {
    const outcome = await within(budgetMs, work()).catch((error: unknown) => {
      log.error({ err: driverError(error), step: name }, 'stopping: a step failed');
      return 'failed' as const;
    });
    if (outcome === 'late') log.warn({ step: name }, 'stopping: a step did not end in time');
    return outcome !== 'failed';
  };
  answers.keepNoneAlive();
  await pause(drainMs, hurry);
  running.closing.abort();
  const requests = () => Promise.all([answers.end(), running.stopSending()]);
  const ended = [await step('requests and payments', REQUESTS_MS, requests)];
  // Nothing may write to the database when the last block is sealed.
  answers.cut();
  ended.push(
    await step('audit log', SEALING_MS, running.sealAudit),
    await step('background work', BACKGROUND_MS, running.stopBackground),
    await step('connections', CLOSING_MS, running.close),
  );
  return ended.every(Boolean);
}

async function within(ms: number, work: Promise<unknown>): Promise<'late' | 'done'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  return Promise.race([work.then(() => 'done' as const), late]).finally(() => clearTimeout(timer));
}

function pause(ms: number, hurry: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms === 0 || hurry.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    hurry.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Interval at which answers that have turned into streams are looked for. */
const LOOK_EVERY_MS = 200;

/** The requests that are not answered completely yet. */
export class OpenAnswers {
  readonly #server: Server;
  readonly #open = new Map<ServerResponse, IncomingMessage>();
  #keepsAlive = true;
  #onClosed = () => {};

  constructor(server: Server) {
    this.#server = server;
    // Before the answer, some of which are written at once.
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#open.set(response, request);
      response.shouldKeepAlive &&= this.#keepsAlive;
      response.on('close', () => {
        this.#open.delete(response);
        this.#onClosed();
      });
    });
  }

  /**
   * From now on each answer closes its connection. A client that keeps connections alive, as proxies do, so opens the next one elsewhere, before
   * it can happen that a request is sent over a connection which is being closed.
   */
  keepNoneAlive(): void {
    this.#keepsAlive = false;
    for (const response of this.#open.keys()) response.shouldKeepAlive = false;
  }

  /**
   * Accepts no new connections, and resolves when every completely received request is answered. Exports are broken off, so that half a file
   * does not look like a whole one. Incompletely received requests have had no effect, and are cut off.
   */
  async end(): Promise<void> {
    this.keepNoneAlive();
    this.#server.close();
    this.#server.closeIdleConnections();
    // A stream of events that has just ended is whole: its last bytes are sent in this turn.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise<void>((resolve) => {
      const look = () => {
        for (const response of this.#open.keys()) {
          if (response.headersSent && !response.writableEnded) response.destroy();
        }
        if ([...this.#open.values()].some((request) => request.complete)) return;
        clearInterval(timer);
        resolve();
      };
      const timer = setInterval(look, LOOK_EVERY_MS);
      this.#onClosed = look;
      look();
    });
  }

  /** Closes every remaining connection, whatever is open on it. */
  cut(): void {
    this.#server.closeAllConnections();
  }
}
