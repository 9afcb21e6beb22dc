import { discardUnsaved, hasUnsaved, type Scope } from '../../lib/unsaved.ts';
import { askStore } from './ask-store.ts';

let asking: Promise<boolean> | undefined;

/**
 * Whether unsaved input may be lost, if there is any: asks once, however often it is called meanwhile. What the
 * administrator agrees to lose counts as discarded, and nothing else does.
 *
 * @param scope the form or the dialog that closes; without it, the whole page is left
 */
export async function mayDiscard(scope?: Scope): Promise<boolean> {
  // On the sign-in page nothing could ask. The answer to an open question may be about one dialog of several.
  while (hasUnsaved(scope) && askStore.isHosted()) {
    asking ??= askDiscard(scope).finally(() => {
      asking = undefined;
    });
    if (!(await asking)) return false;
  }
  return true;
}

async function askDiscard(scope: Scope | undefined): Promise<boolean> {
  const answer = await askStore.put({
    kind: 'confirm',
    title: 'Discard your changes?',
    message: 'What you typed has not been saved.',
    confirmLabel: 'Discard',
    danger: true,
  });
  if (answer) discardUnsaved(scope);
  return answer !== null;
}
