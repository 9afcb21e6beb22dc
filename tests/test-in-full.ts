import { describe, test } from 'vitest';
import { full } from './faults/suite.ts';

/**
 * A test that only `npm run test:faults` makes, because what it shows is held at a lower level as well, or is no part of what most changes
 * touch.
 */
export const testInFull: (name: string, run: () => Promise<void> | void) => void = full() ? test : () => undefined;

/** A group of such tests alone. */
export const describeInFull: (name: string, group: () => void) => void = full() ? describe : () => undefined;
