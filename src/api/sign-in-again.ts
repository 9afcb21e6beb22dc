import { mayLeave } from '../lib/unsaved.ts';
import { clear, getSession, sessionEnded } from '../session.ts';

/** Leads to the sign-in page, unless the administrator chooses to keep unsaved input. */
export async function signInAgain(): Promise<void> {
  const ended = getSession();
  // If somebody has signed in again meanwhile, an old toast or a late answer must not end the new session.
  if (sessionEnded() && (await mayLeave()) && getSession() === ended) clear();
}
