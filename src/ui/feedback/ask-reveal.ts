import { askText, forgetDraft } from './ask.tsx';

const draftOf = (whose: string) => `reveal ${whose}`;

/**
 * Asks why somebody must see personal data. Resolves with the reason, or null on cancel.
 *
 * @param whose completes the title: 'Reveal who player PLR-00318 is?'
 */
export function askWhyRevealed(whose: string): Promise<string | null> {
  return askText({
    title: `Reveal who ${whose} is?`,
    message: 'It is shown until you leave. The audit log notes that you saw it, and why.',
    label: 'Reason',
    placeholder: 'Kept in the audit log',
    requiredMessage: 'A reason is required.',
    confirmLabel: 'Reveal',
    maxLength: 1000,
    presets: { label: 'Presets', texts: ['The player asks for support', 'To call back', 'To check the identity'] },
    draft: draftOf(whose),
  });
}

/** Call this when the data were revealed: the next such question starts empty. */
export const forgetWhyRevealed = (whose: string): void => forgetDraft(draftOf(whose));
