import { useCallback } from 'react';
import type { DeskText } from '../../generated/model/deskText.ts';
import { useReasonCodeChoices } from '../withdrawals/reason-code-choice.ts';
import { REASONS, reasonTexts } from '../withdrawals/reason-texts.ts';
import { MAX_TEXTS } from './desk-settings.ts';

/** The texts of the digits 1 to 9, in their order: one's own, and then the reasons of the list that everybody has. */
export function useDigitTexts(own: readonly DeskText[]): () => readonly DeskText[] {
  const codes = useReasonCodeChoices();
  return useCallback(() => {
    const offered = reasonTexts(REASONS.reject, codes('reject'));
    const others = offered.filter((text) => !own.some((mine) => mine.kind === 'reason' && mine.text === text));
    return [...own, ...others.map((text): DeskText => ({ kind: 'reason', text }))].slice(0, MAX_TEXTS);
  }, [own, codes]);
}
