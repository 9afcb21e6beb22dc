import { formatCount } from '../../lib/money.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A length of time in its two largest units: '45 min', '3 h 8 min', '2 d 4 h'. */
export function timeSpan(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < HOUR) return `${whole} min`;
  const [unit, part, large, small] = whole < 2 * DAY ? [HOUR, 1, 'h', 'min'] : [DAY, HOUR, 'd', 'h'];
  const rest = Math.floor((whole % unit) / part);
  const first = `${formatCount(Math.floor(whole / unit))} ${large}`;
  return rest === 0 ? first : `${first} ${rest} ${small}`;
}
