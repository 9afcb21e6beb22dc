const DESTINATION = 'coinop.sign-on';
/** Instead of a destination: somebody who is signed in tests the provider. */
const TEST = 'test';
/** The same: this window signs in again for the one that opened it, whose session has ended. */
const AGAIN = 'again';

let answer = takeFromAddress();

/**
 * The query with which the identity provider led the browser back to the sign-in page; undefined when it did not, or the
 * answer was used.
 */
export const signOnAnswer = (): string | undefined => answer;

/** The answer works once. */
export function forgetSignOnAnswer(): void {
  answer = undefined;
  if (isSignOnTest()) keep(null);
}

/**
 * Takes the answer out of the address before the router reads it, and puts in where somebody wanted to go. There is no
 * address while the pages are prerendered.
 */
function takeFromAddress(): string | undefined {
  const query = globalThis.location?.search.slice(1) ?? '';
  const given = new URLSearchParams(query);
  if (!given.has('state') || !(given.has('code') || given.has('error'))) return undefined;
  const wanted = isSignOnTest() || isSignOnAgain() ? null : keptDestination();
  const search = wanted === null ? '' : `?${new URLSearchParams({ redirect: wanted })}`;
  history.replaceState(null, '', location.pathname + search);
  return query;
}

/** Whether there is an identity provider: the server marks the root element of the page. */
export const hasSignOn = (): boolean => globalThis.document?.documentElement.dataset.signOn !== undefined;

/** Notes that the answer to come is for a test. */
export function beginSignOnTest(): void {
  keep(TEST);
}

let endedHere = false;

/** Whether somebody who signs in at the identity provider has signed out in this tab: the session there goes on. */
export const hasEndedHere = (): boolean => endedHere;

export function noteEndedHere(ended: boolean): void {
  endedHere = ended;
}

/** Called while this module loads, so it is a declaration. */
export function isSignOnTest(): boolean {
  return keptDestination() === TEST;
}

/** A window that is opened from now on, until `endSignOnAgain`, hands the answer over to this page. */
export function beginSignOnAgain(): void {
  keep(AGAIN);
}

export function endSignOnAgain(): void {
  if (isSignOnAgain()) keep(null);
}

/** Called while this module loads. */
export function isSignOnAgain(): boolean {
  return keptDestination() === AGAIN;
}

/** Keeps where somebody wanted to go, while they are at the identity provider. */
export function keepDestination(): void {
  keep(new URLSearchParams(location.search).get('redirect'));
}

function keep(wanted: string | null): void {
  try {
    if (wanted === null) sessionStorage.removeItem(DESTINATION);
    else sessionStorage.setItem(DESTINATION, wanted);
  } catch {
    // Without storage the dashboard is shown.
  }
}

function keptDestination(): string | null {
  try {
    return sessionStorage.getItem(DESTINATION);
  } catch {
    return null;
  }
}
