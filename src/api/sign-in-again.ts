import { mayLeave } from '../lib/unsaved.ts';
import { clear, getSession, sessionEnded } from '../session.ts';

/** Leads to the sign-in page, unless something that was typed would be lost and the administrator wants to keep it. */
export async function signInAgain(): Promise<void> {
  const ended = getSession();
  // Whoever signed in again in the meantime must not be thrown out by an old toast, or by an answer to an old question.
  if (sessionEnded() && (await mayLeave()) && getSession() === ended) clear();
}
