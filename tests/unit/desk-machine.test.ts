import { expect, test } from 'vitest';
import {
  accepts,
  after,
  type DeskAct,
  type DeskEvent,
  type DeskState,
  nextChange,
  type Press,
  phaseOf,
  READING_MS,
  SLOW_MS,
  START,
  shownOn,
  wantsNext,
} from '../../src/features/review/desk-machine.ts';

const told = (state: DeskState, ...events: DeskEvent[]) => events.reduce(after, state);
const press = (act: DeskAct, at: number, more: Partial<Press> = {}): Press => ({ is: 'pressed', act, at, ...more });
const shown = (id: string, at: number): DeskEvent => ({ is: 'shown', id, at });
const handedOut = (id: string | null): DeskEvent => ({ is: 'handedOut', id });
const sent = (id: string, at: number): DeskEvent => ({ is: 'sent', id, does: 'approve', at });
const ended = (id: string, done = true): DeskEvent => ({ is: 'ended', id, done });

/** A is shown since 0, and B is next. */
const DESK = told(START, handedOut('A'), shown('A', 0), handedOut('B'));
const READ = READING_MS;
/** A is being approved since it was read. */
const DECIDING = told(DESK, press('approve', READ, { key: 'a' }), sent('A', READ));

test('a withdrawal can be decided once it has been visible for half a second, and not before', () => {
  expect([phaseOf(DESK, 0), phaseOf(DESK, READ - 1), phaseOf(DESK, READ)]).toEqual(['reading', 'reading', 'ready']);
  for (const act of ['approve', 'reject', 'skip', 'snooze'] as const) {
    expect([accepts(DESK, press(act, READ - 1)), accepts(DESK, press(act, READ))]).toEqual([false, true]);
  }
  expect(nextChange(DESK)).toBe(READ);
  // Its data is loading, or it is painted in a page that nobody sees.
  for (const unseen of [told(START, handedOut('A')), told(DESK, { is: 'hidden' })]) {
    expect(accepts(unseen, press('approve', 60_000))).toBe(false);
  }
  // Visible again, or changed by somebody else: it is read anew.
  const again = told(DESK, { is: 'hidden' }, shown('A', 9_000));
  expect([accepts(again, press('approve', 9_499)), accepts(again, press('approve', 9_500))]).toEqual([false, true]);
});

test('a double click decides once: its second click does nothing, however late', () => {
  const next = told(DESK, press('approve', READ, { detail: 1 }), sent('A', READ), ended('A'), shown('B', 600));
  expect(shownOn(next)).toBe('B');
  expect(accepts(next, press('approve', 5_000, { detail: 2 }))).toBe(false);
  expect(accepts(next, press('next', 5_000, { detail: 2 }))).toBe(false);
  expect(accepts(next, press('approve', 5_000, { detail: 1 }))).toBe(true);
});

test('a held key decides once: not by repeating, nor before it was released', () => {
  const next = told(DECIDING, ended('A'), shown('B', 600));
  expect(accepts(next, press('approve', 5_000, { key: 'a', repeat: true }))).toBe(false);
  // A system that sends the held key as new ones, and another deciding key.
  expect(accepts(next, press('approve', 5_000, { key: 'a' }))).toBe(false);
  expect(accepts(next, press('reject', 5_000, { key: 'r' }))).toBe(false);
  expect(accepts(next, press('next', 5_000, { key: 'j' }))).toBe(true);
  for (const released of [told(next, { is: 'keyUp', key: 'a' }), told(next, { is: 'blurred' })]) {
    expect(accepts(released, press('approve', 5_000, { key: 'a' }))).toBe(true);
  }
  // J passes one on, however long it is held.
  const passed = told(DESK, press('next', READ, { key: 'j' }));
  expect(accepts(passed, press('next', 5_000, { key: 'j', repeat: true }))).toBe(false);
  expect(accepts(passed, press('next', 5_000, { key: 'j' }))).toBe(false);
  // Held since before the desk was there.
  expect(accepts(DESK, press('approve', READ, { key: 'a', repeat: true }))).toBe(false);
  // Enter on the button clicks it again and again, each time with the detail of a first click.
  const byEnter = told(DESK, { is: 'keyDown', key: 'enter' }, press('approve', READ), sent('A', READ), ended('A'));
  const held = told(byEnter, shown('B', 600));
  expect(accepts(held, press('approve', 5_000))).toBe(false);
  expect(accepts(told(held, { is: 'keyUp', key: 'enter' }), press('approve', 5_000))).toBe(true);
});

test('of two keys within ten milliseconds the first one counts, and the second is not done later', () => {
  const both = told(DESK, press('approve', READ, { key: 'a' }), press('reject', READ + 10, { key: 'r' }));
  expect([...both.calls]).toEqual([['A', { does: 'approve', since: undefined }]]);
  const answered = told(both, sent('A', READ + 20), ended('A'), { is: 'keyUp', key: 'a' }, { is: 'keyUp', key: 'r' });
  expect([shownOn(answered), answered.calls.size, phaseOf(answered)]).toEqual(['B', 0, 'unseen']);
  const passed = told(DESK, press('next', READ, { key: 'j' }), press('approve', READ + 10, { key: 'a' }));
  expect([shownOn(passed), passed.calls.size]).toEqual(['B', 0]);
});

test('a key between paint and answer is ignored, and the desk says so', () => {
  expect(phaseOf(DECIDING)).toBe('deciding');
  for (const act of [
    'approve',
    'reject',
    'skip',
    'snooze',
    'next',
    'back',
    'undo',
    'note',
    'signals',
    'help',
  ] as const) {
    expect(accepts(DECIDING, press(act, READ + 100)), act).toBe(false);
  }
  const pressed = told(DECIDING, press('next', READ + 100, { key: 'j' }));
  expect([pressed.wasIgnored, shownOn(pressed)]).toEqual([true, 'A']);
  expect(told(pressed, ended('A')).wasIgnored).toBe(false);
  // Held from before, it says nothing new.
  expect(told(DECIDING, press('approve', READ + 40, { key: 'a', repeat: true })).wasIgnored).toBe(false);
});

test('after ten seconds without an answer J goes on, and only J', () => {
  expect(nextChange(DECIDING)).toBe(READ + SLOW_MS);
  const late = READ + SLOW_MS;
  expect(phaseOf(DECIDING, late)).toBe('slow');
  expect(accepts(DECIDING, press('next', late - 1))).toBe(false);
  expect(accepts(DECIDING, press('approve', late))).toBe(false);
  const next = told(DECIDING, press('next', late, { key: 'j' }), shown('B', late));
  // B can be decided while A still has no answer.
  expect([shownOn(next), phaseOf(next, late + READ)]).toEqual(['B', 'ready']);
});

test('an answer after thirty seconds, twice, out of order or never moves only its own withdrawal', () => {
  const late = READ + SLOW_MS;
  const onB = told(DECIDING, press('next', late, { key: 'j' }), shown('B', late), handedOut('C'));
  const decidingB = told(onB, { is: 'keyUp', key: 'a' }, press('approve', late + READ), sent('B', late + READ));
  // The answer about A comes while B is decided, after 30 s, and again.
  const answeredA = told(decidingB, ended('A'), ended('A'));
  expect([shownOn(answeredA), phaseOf(answeredA)]).toEqual(['B', 'deciding']);
  const answeredB = told(answeredA, ended('B'), ended('B'), ended('A'));
  expect(shownOn(answeredB)).toBe('C');
  // Back on A, whose answer comes once more.
  const again = told(DECIDING, ended('A'), shown('B', 600), press('back', 700), ended('A'));
  expect(shownOn(again)).toBe('A');
  // Never: A stays undecidable, and J still goes on from it.
  const back = told(onB, press('back', late + 1));
  expect([shownOn(back), phaseOf(back, late + 60_000)]).toEqual(['A', 'slow']);
  expect(accepts(back, press('next', late + 60_000))).toBe(true);
  // A failure leaves it where it is, to be decided again.
  const failed = told(DECIDING, ended('A', false), { is: 'keyUp', key: 'a' });
  expect([shownOn(failed), accepts(failed, press('approve', READ + 200))]).toEqual(['A', true]);
  // Sent again from the toast while another one is shown.
  expect(shownOn(told(onB, sent('A', late), ended('A')))).toBe('B');
});

test('a question before the call rests the keys, and its Cancel gives them back', () => {
  const asking = told(DESK, press('reject', READ, { key: 'r' }));
  expect([phaseOf(asking, 60_000), accepts(asking, press('next', 60_000))]).toEqual(['asking', false]);
  const cancelled = told(asking, { is: 'keyUp', key: 'r' }, ended('A', false));
  expect([shownOn(cancelled), accepts(cancelled, press('approve', 60_000))]).toEqual(['A', true]);
});

test('J and K go forth and back, also while it is read, and never past the ends', () => {
  expect(accepts(DESK, press('back', 1))).toBe(false);
  const onB = told(DESK, press('next', 1));
  expect([shownOn(onB), wantsNext(onB), shownOn(told(onB, press('back', 2)))]).toEqual(['B', true, 'A']);
  // Nothing is next yet: it is shown when it is there.
  const waiting = told(onB, press('next', 3));
  expect([phaseOf(waiting), accepts(waiting, press('next', 4))]).toEqual(['loading', false]);
  expect(shownOn(told(waiting, handedOut('C')))).toBe('C');
});

test('the empty desk looks again by itself and on J, and gets back what is undone', () => {
  const onlyOne = told(START, handedOut('A'), shown('A', 0), handedOut(null), press('next', 1));
  expect([phaseOf(onlyOne), wantsNext(onlyOne)]).toEqual(['empty', false]);
  const looking = told(onlyOne, { is: 'lookAgain' });
  expect([phaseOf(looking), wantsNext(looking)]).toEqual(['empty', true]);
  // Without one, or without an answer, it stays as it is; a back end that ignores `except` sends what was here.
  for (const event of [handedOut(null), handedOut('A'), { is: 'notHandedOut', error: 'x' } as const]) {
    expect(phaseOf(told(looking, event))).toBe('empty');
  }
  expect(shownOn(told(looking, handedOut('D')))).toBe('D');
  // On J from the beginning, so that what was passed over comes as well.
  const anew = told(onlyOne, press('next', 2));
  expect([phaseOf(anew), wantsNext(anew), shownOn(told(anew, handedOut('A')))]).toEqual(['loading', true, 'A']);
  expect(accepts(onlyOne, press('undo', 2))).toBe(true);
  expect(shownOn(told(onlyOne, { is: 'undone', ids: ['A'] }))).toBe('A');
  expect(accepts(onlyOne, press('approve', 60_000))).toBe(false);
});

test('a failure to get the next one is told where nothing is shown, and J tries again', () => {
  const failed = told(START, { is: 'notHandedOut', error: 'x' });
  expect([phaseOf(failed), phaseOf(told(failed, press('next', 1)))]).toEqual(['failed', 'loading']);
  expect(phaseOf(told(DESK, { is: 'notHandedOut', error: 'x' }))).toBe('reading');
});

test('another order, or a claim that was lost, asks for another next one, and what is shown stays', () => {
  for (const event of [{ is: 'otherAhead' }, { is: 'otherAhead', than: 'B' }] as const) {
    const other = told(DESK, event);
    expect([shownOn(other), wantsNext(other)]).toEqual(['A', true]);
  }
  expect(told(DESK, { is: 'otherAhead', than: 'A' })).toBe(DESK);
});
