import { CLOCK, clockAheadMs, conditionProblem } from '../conditions.ts';
import { getOverrides } from './override-store.ts';

// The clock of a machine that is set wrong: `clock=+2h`. What the server says of the time is as it was.

function aheadMs(): number {
  const clock = getOverrides().conditions[CLOCK];
  return clock === undefined || conditionProblem(CLOCK, clock) !== undefined ? 0 : clockAheadMs(clock);
}

const now = Date.now;
const { timeOrigin } = performance;

/** By the machine's real clock, as it was when the page began. */
export const realNow = (): Date => new Date(timeOrigin + performance.now());

globalThis.Date = new Proxy(Date, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now() + aheadMs()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? () => now() + aheadMs() : Reflect.get(target, name, receiver)),
});
