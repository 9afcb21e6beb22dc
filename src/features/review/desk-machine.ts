// The desk as one state machine: which withdrawal is shown, since when, and which call is about it. It is pure: desk-store.ts gives it the events,
// use-review-desk.ts makes the calls. Times are milliseconds of a clock that never goes back.

/** A withdrawal can be decided once it has been visible for so long. */
export const READING_MS = 500;
/** After so long without an answer, J goes on. */
export const SLOW_MS = 10_000;

/** The actions that call the server about the withdrawal that is shown. */
export type DeskCall = 'approve' | 'reject' | 'skip' | 'snooze';
/** The action that a key or a button asks for. */
export type DeskAct = DeskCall | 'next' | 'back' | 'undo' | 'note' | 'signals' | 'help';

/** 'asking': a question before the call is open, or about to open. 'slow': the answer takes long, and J goes on. */
export type DeskPhase =
  | 'loading'
  | 'failed'
  | 'empty'
  | 'unseen'
  | 'reading'
  | 'ready'
  | 'asking'
  | 'deciding'
  | 'slow';

/** `since` is when it was sent; undefined before that. */
type Call = { does: DeskCall; since: number | undefined };

export type DeskState = {
  /** The withdrawals that were on the desk, in their order. The one at `place` is shown; past the last one none is. */
  trail: readonly string[];
  place: number;
  /** The next one; undefined until it is known, null when there is none. */
  ahead: string | null | undefined;
  /** Why the next one could not be had. */
  error: unknown;
  /** The empty desk looks again, and stays as it is until there is one. */
  looksAgain: boolean;
  /** Since when the shown one has been painted in a visible page; undefined while it is not. */
  visibleSince: number | undefined;
  /** Keys that are down. */
  down: ReadonlySet<string>;
  /** Of these, those that were down when the last call began: they have to be released first. */
  spent: ReadonlySet<string>;
  /** The calls that were not answered yet, by the withdrawal that they are about. */
  calls: ReadonlyMap<string, Call>;
  /** Something was pressed while a call was not answered: the desk says why nothing happened. */
  wasIgnored: boolean;
  now: number;
};

export type DeskEvent =
  /** The next one, or that there is none. */
  | { is: 'handedOut'; id: string | null }
  | { is: 'notHandedOut'; error: unknown }
  /** Another order, or somebody else has claimed the next one: another one is next. */
  | { is: 'otherAhead'; than?: string }
  /** The empty desk asks for one that it has not had. */
  | { is: 'lookAgain' }
  | { is: 'startOver' }
  /** One was chosen in a list, which goes on from there. */
  | { is: 'chosen'; id: string }
  /** A withdrawal is painted in a visible page, or what was painted has changed: it is read from now on. */
  | { is: 'shown'; id: string; at: number }
  | { is: 'hidden' }
  /** A key by which a button is clicked. */
  | { is: 'keyDown'; key: string }
  | { is: 'keyUp'; key: string }
  /** Keys are released elsewhere. */
  | { is: 'blurred' }
  | Press
  /** The call has been sent; again after a failure, from the toast that offers that. */
  | { is: 'sent'; id: string; does: DeskCall; at: number }
  /** The call has ended: carried out, refused, failed, or never sent. */
  | { is: 'ended'; id: string; done: boolean }
  | { is: 'undone'; ids: readonly string[] }
  | { is: 'time'; at: number };

/** A key that went down (`repeat` while it is held), or a click (`detail` is 2 for the second of a double click). */
export type Press = {
  is: 'pressed';
  act: DeskAct;
  at: number;
  key?: string;
  repeat?: boolean;
  detail?: number;
};

const NO_KEYS: ReadonlySet<string> = new Set();

export const START: DeskState = {
  trail: [],
  place: 0,
  ahead: undefined,
  error: undefined,
  looksAgain: false,
  visibleSince: undefined,
  down: NO_KEYS,
  spent: NO_KEYS,
  calls: new Map(),
  wasIgnored: false,
  now: 0,
};

/** The withdrawal on the desk. */
export const shownOn = ({ trail, place }: DeskState): string | undefined => trail[place];

/** Whether the next one has to be asked for. */
export const wantsNext = ({ ahead, error }: DeskState): boolean => ahead === undefined && error === undefined;

export function phaseOf(state: DeskState, at = state.now): DeskPhase {
  const id = shownOn(state);
  if (id === undefined) {
    if (state.error !== undefined) return 'failed';
    return state.ahead === null || state.looksAgain ? 'empty' : 'loading';
  }
  const call = state.calls.get(id);
  if (call) return call.since === undefined ? 'asking' : at - call.since < SLOW_MS ? 'deciding' : 'slow';
  if (state.visibleSince === undefined) return 'unseen';
  return at - state.visibleSince < READING_MS ? 'reading' : 'ready';
}

/** When the phase changes by itself; undefined when it does not. */
export function nextChange(state: DeskState): number | undefined {
  const phase = phaseOf(state);
  if (phase === 'reading') return (state.visibleSince ?? 0) + READING_MS;
  const since = state.calls.get(shownOn(state) ?? '')?.since;
  return phase === 'deciding' && since !== undefined ? since + SLOW_MS : undefined;
}

const CALLS: readonly DeskAct[] = ['approve', 'reject', 'skip', 'snooze'] satisfies DeskCall[];
const isCall = (act: DeskAct): act is DeskCall => CALLS.includes(act);

/** Whether a press does what it asks for. What it does not is ignored: nothing is ever done later. */
export function accepts(state: DeskState, { act, key, repeat = false, detail = 1, at }: Press): boolean {
  if (repeat || detail > 1 || (key !== undefined && state.down.has(key))) return false;
  const phase = phaseOf(state, at);
  if (phase === 'asking' || phase === 'deciding') return false;
  if (phase === 'slow') return act === 'next';
  if (isCall(act)) return phase === 'ready' && state.spent.size === 0;
  if (act === 'back') return state.place > 0;
  if (act === 'next') return phase !== 'loading';
  if (act === 'note' || act === 'signals') return shownOn(state) !== undefined;
  return true;
}

export function after(state: DeskState, event: DeskEvent): DeskState {
  switch (event.is) {
    case 'handedOut':
      return handedOut({ ...state, error: undefined, looksAgain: false }, event.id);
    case 'notHandedOut':
      // The empty desk asks again by itself.
      if (state.looksAgain) return { ...state, ahead: null, looksAgain: false };
      return { ...state, error: event.error ?? true };
    case 'otherAhead':
      if (event.than !== undefined && event.than !== state.ahead) return state;
      return { ...state, ahead: undefined, error: undefined, looksAgain: phaseOf(state) === 'empty' };
    case 'lookAgain':
      return phaseOf(state) === 'empty' ? { ...state, ahead: undefined, looksAgain: true } : state;
    case 'startOver':
      return startOver(state);
    case 'chosen':
      return chosen(state, event.id);
    case 'shown':
      if (event.id !== shownOn(state)) return state;
      return { ...state, visibleSince: event.at, now: event.at };
    case 'hidden':
      return state.visibleSince === undefined ? state : { ...state, visibleSince: undefined };
    case 'keyDown':
      return { ...state, down: new Set(state.down).add(event.key) };
    case 'keyUp':
      if (!state.down.has(event.key)) return state;
      return { ...state, down: without(state.down, event.key), spent: without(state.spent, event.key) };
    case 'blurred':
      if (state.down.size === 0) return state;
      return { ...state, down: NO_KEYS, spent: NO_KEYS };
    case 'pressed':
      return pressed(state, event);
    case 'sent':
      return {
        ...state,
        calls: new Map(state.calls).set(event.id, { does: event.does, since: event.at }),
        now: event.at,
      };
    case 'ended':
      return ended(state, event);
    case 'undone': {
      // The empty desk has room for it: it awaits review again.
      const place = state.trail.findLastIndex((id) => event.ids.includes(id));
      return phaseOf(state) === 'empty' && place >= 0 ? { ...state, ...goTo(place) } : state;
    }
    case 'time':
      return { ...state, now: Math.max(state.now, event.at) };
  }
}

function handedOut(state: DeskState, id: string | null): DeskState {
  // A back end that ignores `except` hands out one that was here already.
  const ahead = id !== null && state.trail.includes(id) ? null : id;
  return shownOn(state) === undefined && ahead !== null ? showNext({ ...state, ahead }) : { ...state, ahead };
}

/** Those that were passed over are among what waits. Calls go on, and are still about what they were about. */
const startOver = ({ calls, down, spent, now }: DeskState): DeskState => ({ ...START, calls, down, spent, now });

const goTo = (place: number) => ({ place, visibleSince: undefined, wasIgnored: false });

/** The next one, as soon as it is known. */
function showNext(state: DeskState): DeskState {
  const { trail, place, ahead } = state;
  if (place < trail.length || !ahead) return state;
  return { ...state, trail: [...trail, ahead], ahead: undefined };
}

const goOn = (state: DeskState): DeskState =>
  showNext({ ...state, ...goTo(Math.min(state.place + 1, state.trail.length)) });

/** One that was on the desk before is gone back to; another one comes behind the one that is shown. */
function chosen(state: DeskState, id: string): DeskState {
  const { trail } = state;
  if (id === shownOn(state)) return state;
  const before = trail.indexOf(id);
  if (before >= 0) return { ...state, ...goTo(before) };
  return { ...state, ...goTo(trail.length), trail: [...trail, id], ahead: undefined };
}

function pressed(state: DeskState, press: Press): DeskState {
  const id = shownOn(state);
  const isAccepted = accepts(state, press);
  const isWaiting = id !== undefined && state.calls.get(id)?.since !== undefined;
  const down = press.key === undefined ? state.down : new Set(state.down).add(press.key);
  const next = { ...state, down, now: Math.max(state.now, press.at) };
  if (!isAccepted) return isWaiting && !press.repeat ? { ...next, wasIgnored: true } : next;
  if (isCall(press.act) && id !== undefined) {
    const calls = new Map(state.calls).set(id, { does: press.act, since: undefined });
    return { ...next, calls, spent: down };
  }
  if (press.act === 'next') return id === undefined ? startOver(next) : goOn(next);
  return press.act === 'back' ? { ...next, ...goTo(state.place - 1) } : next;
}

/** The answer to a call that is not known, such as a second one, moves nothing. */
function ended(state: DeskState, { id, done }: { id: string; done: boolean }): DeskState {
  if (!state.calls.has(id)) return state;
  const calls = new Map(state.calls);
  calls.delete(id);
  const next = { ...state, calls, wasIgnored: false };
  return done && shownOn(state) === id ? goOn(next) : next;
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((one) => one !== key));
}
