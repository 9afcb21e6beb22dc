import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { answerStepUp, isAskingStepUp, subscribeStepUp } from '../../api/step-up.ts';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/** Shows the question for a second factor above whatever is on the screen. When it unmounts, the question is cancelled. */
export function StepUpHost() {
  const isAsking = useSyncExternalStore(subscribeStepUp, isAskingStepUp, isAskingStepUp);
  useEffect(() => () => answerStepUp(false), []);
  if (!isAsking) return null;
  return (
    <PartBoundary failed={(_error, again) => <Failed again={again} />}>
      <Suspense fallback={null}>
        <StepUpDialog onAnswer={answerStepUp} />
      </Suspense>
    </PartBoundary>
  );
}

/** The dialog's code could not be loaded: the call fails with the server's words, and the next one tries anew. */
function Failed({ again }: { again: () => void }) {
  useEffect(() => {
    answerStepUp(false);
    again();
  }, [again]);
  return null;
}
