import { askText, forgetDraft } from './ask.tsx';

/** Asks why somebody must see personal data. Resolves with the reason, or null on cancel. */
export async function askWhyRevealed(title: string): Promise<string | null> {
  const reason = await askText({
    title,
    message: 'It is shown until you leave. The audit log notes that you saw it, and why.',
    label: 'Reason',
    placeholder: 'Kept in the audit log',
    requiredMessage: 'A reason is required.',
    confirmLabel: 'Reveal',
    maxLength: 1000,
    presets: { label: 'Presets', texts: ['The player asks for support', 'To call back', 'To check the identity'] },
    draft: title,
  });
  if (reason !== null) forgetDraft(title);
  return reason;
}
