import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Answer, askStore } from './ask-store.ts';
import { CodeMissing } from './lazy-dialog.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { usePreload } from './use-preload.ts';

type Question = {
  title: string;
  message?: string;
  confirmLabel: string;
  /** The action cannot be undone: the button is red and does not get the initial focus. */
  danger?: boolean;
  /** The button does not get the initial focus: a second Enter or tap answers 'no'. */
  startsOnNo?: boolean;
};

export type ConfirmQuestion = Question;
export type TextQuestion = Question & {
  label: string;
  placeholder?: string;
  /** Shown under the field when it is left blank. */
  requiredMessage: string;
  maxLength?: number;
  /** Texts that a click puts into the field, where they can be edited. */
  presets: { label: string; texts: readonly string[] };
  /** The typed text is kept under this name, even after Escape or a failure, until `forgetDraft`. */
  draft: string;
  /** A second, single-line field, which must not be blank either. It is kept as `draft/reference`. */
  reference?: { label: string; requiredMessage: string; maxLength: number };
  /** The choices beside the text: each is a list whose first option is chosen at first. */
  choices?: readonly Choice[];
};

export type Choice = {
  /** By which the answer names it. */
  name: string;
  label: string;
  /** One that has a text goes with it: whichever is chosen brings the other. */
  options: readonly { value: string; label: string; text?: string }[];
};

/** Resolves with true when the administrator agrees, false on cancel and Escape. */
export async function askConfirm(question: ConfirmQuestion): Promise<boolean> {
  return (await askStore.put({ kind: 'confirm', ...question })) !== null;
}

/** Resolves with the text, trimmed and never blank, or null on cancel and Escape. */
export async function askText(question: Omit<TextQuestion, 'reference'>): Promise<string | null> {
  return (await askStore.put({ kind: 'text', ...question }))?.text ?? null;
}

/** The same for a question with more than the text. */
export function askTextAndMore(question: TextQuestion): Promise<Answer | null> {
  return askStore.put({ kind: 'text', ...question });
}

export type Secret = {
  title: string;
  label: string;
  text: string;
  /** How long it works, and for what. */
  hint: string;
};

/** Shows what the server tells only once. Stays above everything, and resolves when the administrator has kept it. */
export async function showSecret(secret: Secret): Promise<void> {
  await askStore.put({ kind: 'secret', ...secret });
}

/** Call this when the text was used: the next such question starts empty. */
export const forgetDraft = (draft: string): void => askStore.forgetDraft(draft);

/** Whether something was typed for such a question that was not used yet. */
export const hasDraft = (draft: string): boolean => askStore.draft(draft) !== '';

/** The next such question starts with this text. */
export const startDraft = (draft: string, text: string): void => askStore.keepDraft(draft, text);

const loadDialog = () => import('./ask-dialog.tsx');
const AskDialog = lazy(loadDialog);

/** Renders the questions. When it unmounts (the session ended), all open questions are cancelled. */
export function AskHost() {
  const { asks, closing } = useSyncExternalStore(askStore.subscribe, askStore.read, askStore.read);
  usePreload(loadDialog);
  useEffect(() => askStore.cancelAll, []);
  return (
    <PartBoundary failed={(_error, again) => <CannotAsk again={again} />}>
      <Suspense>
        {[...asks, ...(closing ? [closing] : [])].map((ask) => (
          <AskDialog
            key={ask.id}
            ask={ask}
            open={ask !== closing}
            onAnswer={(answer) => askStore.answer(ask.id, answer)}
          />
        ))}
      </Suspense>
    </PartBoundary>
  );
}

/** Replaces a question whose code could not be loaded: the question counts as cancelled. */
function CannotAsk({ again }: { again: () => void }) {
  const cancel = useCallback(() => {
    askStore.cancelAll();
    again();
  }, [again]);
  return <CodeMissing onMissing={cancel} />;
}
