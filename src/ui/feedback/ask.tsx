import { useEffect, useSyncExternalStore } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { askStore } from './ask-store.ts';

type Question = {
  title: string;
  message?: string;
  confirmLabel: string;
  /** What is confirmed cannot be undone: the button is red and does not have the focus. */
  danger?: boolean;
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
  /** What was typed is kept under this name, through Escape and a failure, until `forgetDraft`. */
  draft: string;
};

/** True when the administrator agreed; false on cancel and Escape. */
export async function askConfirm(question: ConfirmQuestion): Promise<boolean> {
  return (await askStore.put({ kind: 'confirm', ...question })) !== null;
}

/** The text, trimmed and never blank; null on cancel and Escape. */
export function askText(question: TextQuestion): Promise<string | null> {
  return askStore.put({ kind: 'text', ...question });
}

/** The text was used: the same question begins empty. */
export const forgetDraft = (draft: string): void => askStore.forgetDraft(draft);

/** Draws the questions. When it leaves the screen (a session that ended), every open one counts as cancelled. */
export function AskHost() {
  const { asks, closing } = useSyncExternalStore(askStore.subscribe, askStore.read, askStore.read);
  useEffect(() => askStore.cancelAll, []);
  return [...asks, ...(closing ? [closing] : [])].map((ask) => (
    <AskDialog
      key={ask.id}
      ask={ask}
      open={ask !== closing}
      isOnTop={ask === asks.at(-1)}
      onAnswer={(answer) => askStore.answer(ask.id, answer)}
    />
  ));
}
