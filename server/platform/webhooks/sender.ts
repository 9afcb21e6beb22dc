import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { driverError } from '../../db/errors.ts';
import { DeliveryLoop, TIMEOUT_MS } from '../../delivery/delivery-loop.ts';
import { INTERNET, type Network, type Posted, post } from '../../delivery/post.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  dueTargets,
  recordOutcome,
  writeDeliveries,
} from './delivery-commands.ts';
import { messageOf } from './message.ts';
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

const REPORT_EVERY_MS = 60_000;

/** Sends the events of the feed to the webhook targets. A message that is sent again has the same id. */
export class WebhookSender extends DeliveryLoop<ClaimedDelivery> {
  constructor(given: WebhookSenderOptions) {
    const options = { network: INTERNET, report: () => {}, timeoutMs: TIMEOUT_MS, ...given };
    const { db, report } = options;
    const failing = new LongFailing(db, report);
    super(options, {
      name: 'Webhooks',
      noun: 'webhook',
      write: () => writeDeliveries(db),
      due: () => dueTargets(db),
      claim: (targetId, limit, leaseSeconds) => claimDeliveries(db, targetId, limit, leaseSeconds),
      nameOf: ({ targetId, deliveryId }) => ({ target: targetId, delivery: deliveryId }),
      send: (delivery, signal) => send(options, delivery, signal),
      record: (delivery, outcome, waitSeconds) => recordOutcome(db, delivery, outcome, waitSeconds),
      afterLook: () => failing.look(),
    });
  }
}

async function send(
  { db, secrets, network, allowPrivate, timeoutMs, log }: Required<WebhookSenderOptions>,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Posted> {
  const target = await targetOf(db, delivery.targetId);
  if (!target) return { status: null, error: 'The target was deleted' };
  const event = delivery.position === null ? undefined : await eventAt(db, delivery.position);
  if (delivery.position !== null && !event) return { status: null, error: 'The event is no longer kept' };
  const { id, body } = messageOf(delivery, event);
  let headers: Record<string, string>;
  try {
    headers = signedHeaders(signingSecrets(secrets, target), id, target.now, body);
  } catch (error) {
    log.warn({ target: target.targetId, err: driverError(error) }, 'a webhook could not be signed');
    return { status: null, error: 'It could not be signed: the secret of the target cannot be read' };
  }
  return post(network, { url: target.url, headers, body, timeoutMs, allowPrivate, signal });
}

/** Reports each target that has failed for a day, once. */
class LongFailing {
  readonly #db: Database;
  readonly #report: (message: string) => void;
  readonly #reported = new Set<string>();
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Database, report: (message: string) => void) {
    this.#db = db;
    this.#report = report;
  }

  async look(): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAt < REPORT_EVERY_MS) return;
    this.#lookedAt = now;
    const failing = await longFailing(this.#db);
    for (const { targetId, url } of failing) {
      if (this.#reported.has(targetId)) continue;
      this.#reported.add(targetId);
      this.#report(`The webhook target at ${new URL(url).host} has failed for a day.`);
    }
    for (const id of this.#reported) if (!failing.some(({ targetId }) => targetId === id)) this.#reported.delete(id);
  }
}
