import type { Choice } from '../../ui/feedback/ask.tsx';

/** Texts to start from; the administrator can edit them. */
export const REASONS = {
  reject: [
    'Account holder does not match the player',
    'Account details are not valid',
    'Identity is not verified',
    'Suspected fraud',
  ],
  recall: ['Approved by mistake', 'The player asked for a change', 'Suspected fraud'],
  return: ['The account is closed', 'Account details are not valid', 'The account holder refused it'],
  release: ['The account cannot be paid', 'The player asked for the money back'],
};

/** The texts to start from: one list with the reason codes, where there are any for this step. */
export function reasonTexts(usual: readonly string[], choices: readonly Choice[]): readonly string[] {
  const ofCodes = choices.flatMap(({ options }) => options.flatMap(({ text }) => text ?? []));
  return ofCodes.length > 0 ? ofCodes : usual;
}
