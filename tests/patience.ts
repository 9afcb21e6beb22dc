/**
 * How long a test may take, in milliseconds: only against what never ends. `npm test` runs many at once, perhaps on a slow machine; whoever
 * runs a file wants to know soon.
 */
export const TEST_MS = process.env.WHOLE_RUN ? 300_000 : 90_000;

/** How long a step of a test may wait: so much less that the step is named, and not the test alone. */
export const STEP_MS = TEST_MS - 20_000;
