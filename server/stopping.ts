import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { driverError } from './db/errors.ts';

// How a server ends. Each step has a budget, and one that is not through by then is left to itself: the next process finds everything as
// after a crash, which is what every part is made for. With the default DRAIN_SECONDS all budgets add up to less than the 30 seconds that
// most supervisors wait before they kill.

/** Open requests, which are answered within 9 seconds, and beside them payments, which are waited for 5 seconds. */
const REQUESTS_MS = 10_000;
/** Sealing what has been written to the audit log. */
const SEALING_MS = 4_000;
/** The batch that is being folded. */
const BACKGROUND_MS = 1_000;
/** Queries that nobody waits for any more; none of them takes longer than 4 seconds. */
const CLOSING_MS = 5_000;

interface Running {
  log: Logger;
  answers: OpenAnswers;
  /** For so long the server goes on answering. */
  drainMs: number;
  /** Aborted when whoever stops the server does not want to wait for that. */
  hurry: AbortSignal;
  stopPayments: () => Promise<void>;
  /** When nobody writes any more. */
  sealAudit: () => Promise<void>;
  stopBackground: () => Promise<void>;
  close: () => Promise<unknown>;
}

/** Ends everything, in the order in which the parts need one another. Never rejects. @returns whether every step went well */
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
  await pause(drainMs, hurry);
  const requests = () => Promise.all([answers.end(), running.stopPayments()]);
  const ended = [await step('requests and payments', REQUESTS_MS, requests)];
  // Nobody may write any more when the last block is sealed.
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

/** How often answers that have become streams are looked for. */
const LOOK_EVERY_MS = 200;

/** The requests that a server has not answered whole yet. */
export class OpenAnswers {
  readonly #server: Server;
  readonly #open = new Map<ServerResponse, IncomingMessage>();
  #isEnding = false;
  #onClosed = () => {};

  constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#open.set(response, request);
      if (this.#isEnding) response.shouldKeepAlive = false;
      response.on('close', () => {
        this.#open.delete(response);
        this.#onClosed();
      });
    });
  }

  /**
   * Takes no new connections, and resolves when every request that has arrived whole is answered. Streams (exports) are broken off, so
   * that half a file does not look like a whole one; a request of which a part is missing has done nothing, and is cut.
   */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#server.close();
    // Else whoever keeps connections, as proxies do, would go on sending requests through them.
    this.#server.closeIdleConnections();
    for (const response of this.#open.keys()) response.shouldKeepAlive = false;
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

  /** Cuts every connection that there still is, whatever is open on it. */
  cut(): void {
    this.#server.closeAllConnections();
  }
}
