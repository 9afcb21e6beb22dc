import type { Operation } from '../openapi/read-contract.ts';
import { callsOf } from './calls.ts';
import { CLOCK, MEMORY } from './conditions.ts';
import type { MockedContract } from './mocked-contract.ts';
import { Decisions, hasOverrides, readOverrides, sortOverrides } from './overrides.ts';
import type { Preferences } from './prefer.ts';

// The sessions of test programs: `PUT /__mock/sessions/{id}` with what would stand behind the `#` of a link says how the calls that have
// `X-Mock-Session: {id}` are answered, from the next one on.

interface Session {
  link: string;
  decisions: Decisions;
}

/** So many are remembered; then the one that was put first is forgotten. */
const MAX_SESSIONS = 100;
const MAX_LINK = 10_000;
const ID = /^[\w-]{1,100}$/;

export class ControlledSessions {
  readonly #sessions = new Map<string, Session>();

  /** Says how a session is answered, and begins its counts again. @returns why that cannot be, in sentences; empty when it can */
  put(id: string, given: string, { contract }: MockedContract): string[] {
    if (!ID.test(id)) return ['A session has a name of at most 100 letters, digits, - and _.'];
    if (given.length > MAX_LINK) return [`A link has at most ${MAX_LINK} characters.`];
    const link = given.trim();
    const overrides = readOverrides(link);
    const problems = [
      ...(link !== '' && !hasOverrides(link)
        ? ['The body is what a link has behind its #, as in responses=listGames:503,200']
        : []),
      ...(overrides.conditions[CLOCK] === undefined
        ? []
        : ['“clock” is for the panel: a program sets the clock of its own browser.']),
      ...sortOverrides(overrides, callsOf(contract)).unknown,
    ];
    if (problems.length > 0) return problems;
    this.#sessions.delete(id);
    this.#sessions.set(id, { link, decisions: new Decisions() });
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size > MAX_SESSIONS) this.#sessions.delete(oldest);
    return [];
  }

  delete(id: string): void {
    this.#sessions.delete(id);
  }

  /** The text behind the `#`; undefined for a session that was not put, which is one with memory. */
  linkOf(id: string): string | undefined {
    return this.#sessions.get(id)?.link;
  }

  /** The answer that the session's next call gets; undefined for a session that was not put. */
  next(
    id: string | null,
    { operationId }: Operation,
    records: string[],
    { contract }: MockedContract,
  ): { preferences: Preferences; hasMemory: boolean } | undefined {
    const session = id === null ? undefined : this.#sessions.get(id);
    if (!session) return undefined;
    // A contract that was saved meanwhile may lack some of it.
    const { known } = sortOverrides(readOverrides(session.link), callsOf(contract));
    const { preferences } = session.decisions.next(known, operationId, records);
    return { preferences, hasMemory: known.conditions[MEMORY] !== undefined };
  }
}
