import { ServiceStatus } from '../../generated/model/serviceStatus.ts';
import type { SystemStatus } from '../../generated/model/systemStatus.ts';
import { humanise } from '../../lib/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';

export type HealthPart = {
  name: string;
  /** Percent; undefined when not measured. */
  uptime: number | undefined;
  /** In words; '' when unknown. */
  status: string;
  tone: Tone;
};

/** With fewer axes a radar has no area. */
export const MIN_AXES = 3;

/** The spec's own figures (section 2), for a back end that measures nothing. */
export const SAMPLE: readonly HealthPart[] = [
  ['API', 99.8] as const,
  ['Database', 100] as const,
  ['Cache', 98.5] as const,
  ['Queue', 100] as const,
  ['Storage', 99.9] as const,
].map(([name, uptime]) => ({ name, uptime, status: '', tone: 'neutral' }));

const TONE: Record<ServiceStatus, Tone> = {
  operational: 'success',
  degraded: 'warning',
  down: 'danger',
  not_used: 'neutral',
};

/** Only our own server has these parts, without an uptime. They are on the System screen; here are the spec's five parts. */
const OWN_PARTS = ['Audit log', 'Platform'];

/** Undefined when no part has an uptime. */
export function healthOf(system: SystemStatus | undefined): HealthPart[] | undefined {
  const services = (system?.services ?? []).filter(({ name }) => !OWN_PARTS.includes(name));
  const parts = services.map(({ name, status, uptime_percent }) => ({
    name,
    uptime: typeof uptime_percent === 'number' ? uptime_percent : undefined,
    status: humanise(status),
    tone: isKnown(status) ? TONE[status] : ('neutral' as const),
  }));
  return parts.some(({ uptime }) => uptime !== undefined) ? parts : undefined;
}

/** Statuses are an open enumeration. */
function isKnown(status: string): status is ServiceStatus {
  return Object.hasOwn(ServiceStatus, status);
}
