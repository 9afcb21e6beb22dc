import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { SharedQuestion } from '../../api/shared-question.ts';
import { noteSignedIn, signIn } from '../../api/sign-in-again.ts';
import { answerStepUp, stepUp } from '../../api/step-up.ts';
import { useSession, useSessionEnded } from '../../api/use-session.ts';
import { hasUnsaved } from '../../lib/unsaved.ts';
import { CodeMissing } from '../../ui/feedback/lazy-dialog.tsx';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';

type DialogProps = { onAnswer: (agreed: boolean) => void };

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));

/** Shows the questions that calls wait for, above whatever is on the screen: for a second factor, and to sign in again. */
export function QuestionHosts() {
  useSignInAgain();
  return (
    <>
      <Host question={signIn} Dialog={SignInDialog} onAnswer={signIn.answer} />
      <Host question={stepUp} Dialog={StepUpDialog} onAnswer={answerStepUp} />
    </>
  );
}

/** Asks at once where something was typed or is open, because there the banner could not be reached. */
function useSignInAgain(): void {
  const token = useSession()?.token;
  const isEnded = useSessionEnded();
  useEffect(() => {
    if (!isEnded) noteSignedIn();
    else if (token !== undefined && (hasUnsaved() || document.querySelector('[aria-modal="true"]'))) void signIn.ask();
  }, [isEnded, token]);
}

type HostProps = DialogProps & { question: SharedQuestion; Dialog: ComponentType<DialogProps> };

/** When it unmounts, the question is cancelled. */
function Host({ question, Dialog, onAnswer }: HostProps) {
  const isAsked = useSyncExternalStore(question.subscribe, question.isAsked, question.isAsked);
  useEffect(() => () => question.answer(false), [question]);
  if (!isAsked) return null;
  return (
    <PartBoundary failed={() => <CodeMissing onMissing={() => question.answer(false)} />}>
      <Suspense>
        <Dialog onAnswer={onAnswer} />
      </Suspense>
    </PartBoundary>
  );
}
