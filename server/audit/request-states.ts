// The effect of each row of the audit log on a request for a second person, as a table: one line per state, one column per row.

export type RequestState = 'none' | 'waiting' | 'approved' | 'ended' | 'carriedOut';

/** The rows of a log that are about a request: it is asked for, approved, ended in another way, or carried out. */
export type RequestStep = 'ask' | 'approve' | 'end' | 'carryOut';

/** Words for a row that must not follow, as the end of a sentence that begins with the row. */
type Wrong = (request: string) => string;

const askedBefore: Wrong = () => 'asks for a request that there was before';
const notAsked: Wrong = (request) => `ends request ${request}, for which nobody asked`;
const endsAgain: Wrong = (request) => `ends request ${request} a second time`;
const notApproved: Wrong = (request) => `carries out request ${request}, which nobody approved before`;
const carriesOutAgain: Wrong = (request) => `carries out request ${request} a second time`;

const NEXT: Record<RequestState, Record<RequestStep, RequestState | Wrong>> = {
  none: { ask: 'waiting', approve: notAsked, end: notAsked, carryOut: notApproved },
  waiting: { ask: askedBefore, approve: 'approved', end: 'ended', carryOut: notApproved },
  approved: { ask: askedBefore, approve: endsAgain, end: endsAgain, carryOut: 'carriedOut' },
  ended: { ask: askedBefore, approve: endsAgain, end: endsAgain, carryOut: notApproved },
  carriedOut: { ask: askedBefore, approve: endsAgain, end: endsAgain, carryOut: carriesOutAgain },
};

/** @returns the state after the row, or what is wrong with the row */
export function stateAfter(
  state: RequestState,
  step: RequestStep,
  request: string,
): { state: RequestState; wrong?: undefined } | { wrong: string } {
  const next = NEXT[state][step];
  return typeof next === 'string' ? { state: next } : { wrong: next(request) };
}
