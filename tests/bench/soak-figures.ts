import { and, eq, inArray, like } from 'drizzle-orm';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Database } from '../../server/db/database.ts';
import { platformEvents, webhookDeliveries } from '../../server/db/schema/platform.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { type FigureName, prometheusName } from '../../server/metrics/figures.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { paidKeys } from '../paid-keys.ts';

// The figures of a soak: those of the metrics, the database, the rail and the receivers at its end.

/** The value of a figure in a text for Prometheus; undefined when it is not there. */
export type MetricsText = (figure: FigureName) => number | undefined;

export async function figuresAt(port: number): Promise<MetricsText> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
  const text = await answer.text();
  return (figure) => {
    const [, value] = new RegExp(`^${prometheusName(figure)}(?:{.*})? (\\S+)`, 'm').exec(text) ?? [];
    return value === undefined ? undefined : Number(value);
  };
}

export interface Backlog {
  payments: number;
  events: number;
  webhooks: number;
  rollups: number;
}

/** The most that any process knows of. */
export async function backlogOf(db: Database, ports: number[]): Promise<Backlog> {
  const texts = await Promise.all(ports.map(figuresAt));
  const most = (figure: FigureName) => Math.max(...texts.map((text) => text(figure) ?? Number.NaN));
  return {
    // The demo has some that are never sent, because their players are frozen.
    payments: await db.$count(
      withdrawals,
      and(like(withdrawals.withdrawalId, 'SOAK-%'), inArray(withdrawals.status, ['approved', 'processing'])),
    ),
    events: most('eventsWaiting'),
    webhooks: most('webhooksWaiting'),
    rollups: most('rollupsPending'),
  };
}

export interface Verdict {
  /** The greatest difference between ledger and withdrawals that was ever scraped, in cents, and how often one was. */
  differenceCents: number;
  differencesRead: number;
  /** Broken rules of the books, and wrong rollups. */
  wrong: string[];
  paid: number;
  paidTwice: number;
  events: number;
  /** Events that the feed or the webhook target did not get. */
  notFed: number;
  notReceived: number;
}

/** @param received the ids of the webhook messages @param fed the number of events that the feed gave */
export async function verdictOf(
  db: Database,
  rail: string,
  { scrapes, received, fed }: { scrapes: MetricsText[]; received: ReadonlySet<string>; fed: number },
): Promise<Verdict> {
  // A process knows none before it has checked the books for the first time.
  const differences = scrapes.flatMap((text) => text('ledgerDifference') ?? []).map(Math.abs);
  const wrong = [...(await brokenInvariants(db)), ...(await wrongSums(db))].map(({ message }) => message);
  const paid = (await paidKeys(rail)).map((key) => key.split(':')[1]);
  const events = await db.$count(platformEvents);
  const messages = await db.$count(webhookDeliveries);
  return {
    differenceCents: differences.reduce((most, one) => Math.max(most, one), 0),
    differencesRead: differences.length,
    wrong,
    paid: paid.length,
    paidTwice: paid.length - new Set(paid).size,
    events,
    notFed: events - fed,
    notReceived:
      messages - Math.min(received.size, await db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'delivered'))),
  };
}
