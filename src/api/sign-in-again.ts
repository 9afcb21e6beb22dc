import { getSession, isSameAccount, type Session } from '../session.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { SharedQuestion } from './shared-question.ts';

/** The session has ended: a dialog above everything asks to sign in again, and nothing that was typed is lost. */
export const signIn = new SharedQuestion();

export const SESSION_ENDED_TOAST = 'http-401';

/** Call this when somebody has signed in again, here or in another tab. */
export function noteSignedIn(): void {
  notify.hide(SESSION_ENDED_TOAST);
  signIn.answer(true);
}

/**
 * Resolves with the session in which a call can be made again, or with undefined when the administrator cancels.
 *
 * @param ended the session in which the call was refused
 */
export async function sessionAfter(ended: Session): Promise<Session | undefined> {
  const isStill = getSession()?.token === ended.token;
  if (isStill && !(await signIn.ask())) return undefined;
  const session = getSession();
  // Somebody else may have signed in, who has decided nothing.
  return session?.token !== ended.token && isSameAccount(session, ended) ? session : undefined;
}
