import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { eachAlone } from '../../db/each-alone.ts';
import { driverError } from '../../db/errors.ts';
import { WorkLoop } from '../../domain/work-loop.ts';
import { openRestore } from '../../ledger/restore-mode.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DueTarget,
  dueTargets,
  recordOutcome,
  writeDeliveries,
} from './delivery-commands.ts';
import { messageOf } from './message.ts';
import { INTERNET, type Network, type Posted, post } from './post.ts';
import { eventAt, longFailing, targetOf } from './queries.ts';
import { signedHeaders } from './signature.ts';
import { signingSecrets } from './target-secrets.ts';

export interface WebhookSenderOptions {
  db: Database;
  secrets: Secrets;
  log: Logger;
  /** Plain HTTP and private networks are allowed. */
  allowPrivate: boolean;
  /** Called once when a target has failed for a day, with a message without secrets. */
  report?: (message: string) => void;
  network?: Network;
  /** How long a target may take to answer, in milliseconds. */
  timeoutMs?: number;
}

const LOOK_EVERY_MS = 500;
/** Calls to one target at once; to one that fails, a single one. */
const AT_ONCE = 4;
const TIMEOUT_MS = 10_000;
/** The lease ends well after the time for an answer, so that its outcome can be recorded. */
const LEASE_FACTOR = 3;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 8 * 3_600;
const REPORT_EVERY_MS = 60_000;

/** Seconds until the next attempt: 5 s, 20 s, 80 s, 5, 21 and 85 minutes, 6 hours, then every 8 hours. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 4 ** failures, LONGEST_WAIT_SECONDS);

/**
 * Sends the events of the feed to the webhook targets. Each step is committed before the next begins, so a process can be stopped
 * anywhere: a message without a recorded outcome is sent again, with the same id. Several processes over one database share the work.
 */
export class WebhookSender {
  readonly #options: Required<WebhookSenderOptions>;
  /** By target, the messages that this process is sending. */
  readonly #running = new Map<string, Set<Promise<void>>>();
  readonly #reported = new Set<string>();
  #reportedAt = Number.NEGATIVE_INFINITY;
  readonly #giveUp = new AbortController();
  readonly loop = new WorkLoop({
    name: 'Webhooks',
    pauseMs: LOOK_EVERY_MS,
    work: () => this.#look(),
    failed: (error, isAgain) =>
      this.#options.log[isAgain ? 'debug' : 'warn']({ err: driverError(error) }, 'webhooks could not be sent'),
  });

  constructor(options: WebhookSenderOptions) {
    this.#options = { network: INTERNET, report: () => {}, timeoutMs: TIMEOUT_MS, ...options };
  }

  start(): void {
    this.loop.start();
  }

  /** Begins nothing new, and waits at most this long for answers; messages without one are sent again later. */
  async stop(graceMs = 3_000): Promise<void> {
    const timer = setTimeout(() => this.#giveUp.abort(new Error('the sender stops')), graceMs);
    await this.loop.stop();
    await this.idle();
    clearTimeout(timer);
  }

  /** Resolves when this process is sending nothing. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running.values()].flatMap((calls) => [...calls]));
  }

  /** Begins to send what is due. @returns whether there may be more at once. Never rejects. */
  look(): Promise<boolean> {
    return this.loop.attempt();
  }

  async #look(): Promise<boolean> {
    const { db, timeoutMs } = this.#options;
    // A waiting message may have been sent in the time that the backup lost, and the platform would hear of it in a feed that is to end.
    if (await openRestore(db)) return false;
    let more = await writeDeliveries(db);
    const leaseSeconds = (timeoutMs / 1_000) * LEASE_FACTOR;
    const send = async ({ targetId, isFailing }: DueTarget) => {
      const running = this.#running.get(targetId)?.size ?? 0;
      const free = (isFailing ? 1 : AT_ONCE) - running;
      const claimed = free > 0 ? await claimDeliveries(db, targetId, free, leaseSeconds) : [];
      for (const delivery of claimed) this.#begin(delivery);
      more ||= claimed.length > 0;
    };
    await eachAlone(await dueTargets(db), send, ({ targetId }, error) =>
      this.#options.log.warn(
        { target: targetId, err: driverError(error) },
        'the webhooks of a target could not be sent',
      ),
    );
    await this.#reportLongFailing();
    return more;
  }

  #begin(delivery: ClaimedDelivery): void {
    const calls = this.#running.get(delivery.targetId) ?? new Set();
    this.#running.set(delivery.targetId, calls);
    const call = this.#deliver(delivery)
      .catch((error) =>
        this.#options.log.warn({ err: driverError(error) }, 'the outcome of a webhook was not recorded'),
      )
      .finally(() => {
        calls.delete(call);
        this.loop.wake();
      });
    calls.add(call);
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { db, log } = this.#options;
    const outcome = await this.#send(delivery);
    // Nobody knows whether the message arrived: it is sent again when its lease ends.
    if (this.#giveUp.signal.aborted) return;
    await recordOutcome(db, delivery, outcome, waitAfter(delivery.failures));
    const { targetId, deliveryId, attempts } = delivery;
    log.debug({ target: targetId, delivery: deliveryId, attempts, ...outcome }, 'webhook sent');
  }

  async #send(delivery: ClaimedDelivery): Promise<Posted> {
    const { db, secrets, network, allowPrivate, timeoutMs, log } = this.#options;
    const target = await targetOf(db, delivery.targetId);
    if (!target) return { status: null, error: 'The target was deleted' };
    const event = delivery.position === null ? undefined : await eventAt(db, delivery.position);
    if (delivery.position !== null && !event) return { status: null, error: 'The event is kept no longer' };
    const { id, body } = messageOf(delivery, event);
    let headers: Record<string, string>;
    try {
      headers = signedHeaders(signingSecrets(secrets, target), id, target.now, body);
    } catch (error) {
      log.warn({ target: target.targetId, err: driverError(error) }, 'a webhook could not be signed');
      return { status: null, error: 'It could not be signed: the secret of the target cannot be read' };
    }
    return post(network, { url: target.url, headers, body, timeoutMs, allowPrivate, signal: this.#giveUp.signal });
  }

  async #reportLongFailing(): Promise<void> {
    const now = performance.now();
    if (now - this.#reportedAt < REPORT_EVERY_MS) return;
    this.#reportedAt = now;
    const failing = await longFailing(this.#options.db);
    for (const { targetId, url } of failing) {
      if (this.#reported.has(targetId)) continue;
      this.#reported.add(targetId);
      this.#options.report(`The webhook target at ${new URL(url).host} has failed for a day.`);
    }
    for (const id of this.#reported) if (!failing.some(({ targetId }) => targetId === id)) this.#reported.delete(id);
  }
}
