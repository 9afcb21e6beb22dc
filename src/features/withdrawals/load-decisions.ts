import { notify } from '../../ui/feedback/notify.tsx';

let loading: Promise<typeof import('./review-decisions.ts')> | undefined;

/** Loaded once: an import, even of what is there already, waits for a task, which comes after the next frames. */
export function loadDecisions() {
  loading ??= import('./review-decisions.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Undefined when their code is missing, as a toast then says: the decision counts as cancelled. */
export const decisions = () => loadDecisions().catch(() => void notify.codeMissing());
