import { type Choice, startDraft } from '../../ui/feedback/ask.tsx';
import { askStore } from '../../ui/feedback/ask-store.ts';
import { REASON_CODE } from '../withdrawals/reason-code-choice.ts';
import { added } from './note-drafts.ts';

/** The next question with this draft begins with the text, behind what was typed, and with the code that it has. */
export function startReason(draft: string, text: string, choices: readonly Choice[]): void {
  startDraft(draft, added(askStore.draft(draft), text));
  const code = choices.flatMap(({ options }) => options).find((option) => option.text === text)?.value;
  if (code !== undefined) startDraft(`${draft}/${REASON_CODE}`, code);
}
