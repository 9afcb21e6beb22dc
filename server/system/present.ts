import type { SystemPeople } from '../../src/generated/model/systemPeople.ts';
import type { SystemService } from '../../src/generated/model/systemService.ts';
import type { SystemStatus } from '../../src/generated/model/systemStatus.ts';
import { describe } from '../alerts/commands.ts';
import type { AlertRow } from '../alerts/queries.ts';
import type { Release } from '../db/release.ts';
import { counted } from '../domain/words.ts';
import type { LoopState } from '../domain/work-loop.ts';
import type { Traffic } from '../http/traffic.ts';
import type { ClockFinding } from '../records/platform-clock.ts';
import type { Unmet } from '../second-person/person-queries.ts';
import { presentSecondPerson } from '../second-person/present-people.ts';
import type { BooksState } from './books-check.ts';
import { type Observation, type PartStatus, percentOf } from './monitor.ts';

interface Known {
  startedAt: Date;
  release: Release;
  observation: Observation;
  /** Undefined when the database could not be queried. */
  databaseVersion: string | undefined;
  traffic: Traffic;
  /** Undefined when the books could not be checked. */
  books: BooksState | undefined;
  /** Undefined when the database could not be queried. */
  alerts: AlertRow[] | undefined;
  /** Undefined when the platform has sent nothing lately. */
  clock: ClockFinding | undefined;
  /** The names of roles that may see compliance holds and place none. */
  onlySeeHolds: readonly string[];
  /** Undefined when the database could not be queried, and where no rule asks for a second person. */
  unmet: Unmet[] | undefined;
  /** Undefined when the database could not be queried, and for a caller who may not see it. */
  people: SystemPeople | undefined;
  loops: readonly LoopState[];
}

const DAY_MINUTES = 24 * 60;
/** A failed call affects the API's status for this long. */
const RECENT_MINUTES = 5;

export function presentStatus(known: Known): SystemStatus {
  const { startedAt, release, observation, databaseVersion, traffic, books, alerts, clock, unmet, people } = known;
  const { onlySeeHolds } = known;
  return {
    services: [
      presentApi(traffic),
      ...observation.parts.map((part) =>
        presentPart(part.name === 'Database' ? { ...part, detail: part.detail ?? databaseVersion ?? null } : part),
      ),
      ...(unmet ? [presentSecondPerson(unmet)] : []),
      ...(clock ? [presentClock(clock)] : []),
      ...(onlySeeHolds.length > 0 ? [presentRoles(onlySeeHolds)] : []),
    ],
    version: release.version,
    ...(release.commit !== undefined && { commit: release.commit }),
    started_at: startedAt.toISOString(),
    uptime_seconds: Math.floor((Date.now() - startedAt.getTime()) / 1000),
    checked_at: observation.checkedAt.toISOString(),
    ...(books && {
      books: {
        balanced: books.findings.length === 0,
        findings: books.findings,
        checked_at: books.checkedAt.toISOString(),
      },
    }),
    ...(alerts && {
      alerts: alerts.map(({ name, source, raisedAt }) => ({
        name,
        ...describe(name),
        raised_at: raisedAt.toISOString(),
        source: source || null,
      })),
    }),
    ...(people && { people }),
    background: known.loops.map(({ name, lastSucceededAt, failures, isFailing }) => ({
      name,
      last_succeeded_at: lastSucceededAt?.toISOString() ?? null,
      failures,
      is_failing: isFailing,
    })),
    last_errors: traffic.lastErrors().map(({ at, message, requestId }) => ({
      at: at.toISOString(),
      message,
      request_id: requestId,
    })),
  };
}

/** The API's checks are its calls: a call passes unless it is answered with a 5xx, as this one is not. */
function presentApi(traffic: Traffic): SystemService {
  const day = traffic.countsOf(DAY_MINUTES);
  const hour = traffic.countsOf(60);
  const recent = traffic.countsOf(RECENT_MINUTES);
  const calls = `${counted(hour.answered, 'request')} in the last hour`;
  return {
    name: 'API',
    status: recent.failed > 0 ? 'degraded' : 'operational',
    uptime_percent: percentOf(day.answered - day.failed + 1, day.answered + 1),
    latency_ms: tenths(traffic.medianMs()),
    detail: hour.failed > 0 ? `${calls}, ${hour.failed.toLocaleString('en-US')} failed` : calls,
  };
}

/** Has no uptime: the platform calls us, and is not checked. */
function presentClock({ isOff, detail }: ClockFinding): SystemService {
  const status = isOff ? 'degraded' : 'operational';
  return { name: 'Platform', status, uptime_percent: null, latency_ms: null, detail };
}

/** Roles that could place holds until a recall needed a permission of its own. */
function presentRoles(names: readonly string[]): SystemService {
  const detail = `Cannot place compliance holds without withdrawals.review: ${names.join(', ')}. Add the permission, or take players.hold away`;
  return { name: 'Roles', status: 'degraded', uptime_percent: null, latency_ms: null, detail };
}

function presentPart({ name, status, uptimePercent, latencyMs, detail }: PartStatus): SystemService {
  return { name, status, uptime_percent: uptimePercent, latency_ms: tenths(latencyMs), detail };
}

const tenths = (ms: number | null) => (ms === null ? null : Math.round(ms * 10) / 10);
