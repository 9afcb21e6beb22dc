import { discardUnsaved, hasUnsaved } from '../../lib/unsaved.ts';
import { askStore } from './ask-store.ts';

let asking: Promise<boolean> | undefined;

/**
 * Whether unsaved input may be lost, if there is any: asks once, however often it is called meanwhile. What the
 * administrator agrees to lose counts as discarded.
 */
export function mayDiscard(): Promise<boolean> {
  // On the sign-in page nothing could ask.
  if (!hasUnsaved() || !askStore.isHosted()) return Promise.resolve(true);
  asking ??= askDiscard().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askDiscard(): Promise<boolean> {
  const answer = await askStore.put({
    kind: 'confirm',
    title: 'Discard your changes?',
    message: 'What you typed has not been saved.',
    confirmLabel: 'Discard',
    danger: true,
  });
  if (answer) discardUnsaved();
  return answer !== null;
}
