import { useSyncExternalStore } from 'react';
import { type Clock, clock, onClock } from '../../lib/clock.ts';

/** Renders again when the administrator chooses the other clock: for whatever shows a time without `Moment`, `DateTime` or `Ago`. */
export const useClock = (): Clock => useSyncExternalStore(onClock, clock, clock);
