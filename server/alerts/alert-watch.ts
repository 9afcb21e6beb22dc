import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { driverError } from '../db/errors.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import { ALERT_RULES, type AlertRule, isSharedRule } from '../metrics/alert-rules.ts';
import type { Figures } from '../metrics/figures.ts';
import type { Readings } from '../metrics/readings.ts';
import { clearAlert, clearUnseenAlerts, raiseAlert, seeAlert } from './commands.ts';
import { openAlerts } from './queries.ts';

const EVERY_MS = 30_000;

interface Watched {
  db: Database;
  readings: Pick<Readings, 'read'>;
  log: Logger;
  /** The process, for people. */
  source?: string;
}

/**
 * Whether a rule's condition holds; undefined while nobody knows, because a figure is missing. A server without the part that it is about never
 * knows.
 */
export function isTrouble({ figure, above, below }: AlertRule, figures: Figures): boolean | undefined {
  const value = figures[figure];
  const limit = typeof above === 'string' ? figures[above] : (above ?? below);
  if (value === undefined || limit === undefined) return undefined;
  return above === undefined ? value < limit : value > limit;
}

/** Looks at the figures as Prometheus would with our rules, for those who have none: the System screen and webhooks tell of what it finds. */
export class AlertWatch {
  readonly #watched: Required<Watched>;
  /** Since when each rule's condition has held, in milliseconds. */
  readonly #since = new Map<string, number>();
  readonly loop = new WorkLoop({
    name: 'Alerts',
    pauseMs: EVERY_MS,
    firstAfterMs: EVERY_MS,
    work: () => this.#look(performance.now()),
    failed: (error) => this.#watched.log.warn({ err: driverError(error) }, 'alerts could not be sent'),
  });

  constructor(watched: Watched) {
    this.#watched = { source: `${hostname()}, process ${process.pid}`, ...watched };
  }

  /** @param now of a clock that never goes back, in milliseconds. Never rejects: without the database it tells of nothing, and says so in the log. */
  async look(now = performance.now()): Promise<void> {
    await this.loop.attempt(() => this.#look(now));
  }

  async #look(now: number): Promise<void> {
    const { db, readings, log } = this.#watched;
    const figures = await readings.read();
    const open = new Set((await openAlerts(db)).map(({ name, source: of }) => `${name} ${of}`));
    const judge = (rule: AlertRule) => this.#judge(rule, figures, now, open);
    await eachAlone(ALERT_RULES, judge, ({ name }, error) =>
      log.warn({ alert: name, err: driverError(error) }, 'an alert could not be sent'),
    );
    for (const alert of await clearUnseenAlerts(db)) log.info({ alert }, 'the cause of this alert is gone');
  }

  async #judge(rule: AlertRule, figures: Figures, now: number, open: Set<string>): Promise<void> {
    const { db, log, source } = this.#watched;
    const { name, summary } = rule;
    const trouble = { name, source: isSharedRule(rule) ? '' : source };
    const holds = isTrouble(rule, figures);
    if (holds === undefined) return;
    if (!holds) {
      this.#since.delete(name);
      if (open.has(`${name} ${trouble.source}`) && (await clearAlert(db, trouble)))
        log.info({ alert: name }, 'a trouble is over');
      return;
    }
    const since = this.#since.get(name) ?? now;
    this.#since.set(name, since);
    if (now - since < rule.forSeconds * 1_000) {
      if (open.has(`${name} ${trouble.source}`)) await seeAlert(db, trouble);
      return;
    }
    if (await raiseAlert(db, trouble)) log.warn({ alert: name }, summary);
  }
}
