import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import type { DeskPreferences } from '../../generated/model/deskPreferences.ts';
import type { Preferences } from '../../generated/model/preferences.ts';
import { getGetMyPreferencesQueryKey, useGetMyPreferences } from '../../generated/my-account/my-account.ts';
import { useChooseMyPreferences } from '../../generated/my-account-changes/my-account-changes.ts';
import { clock } from '../../lib/clock.ts';
import { isAbsent } from '../../ui/feedback/load.ts';

/** The digits 1 to 9. */
export const MAX_TEXTS = 9;
/** As long as a reason and a note may be. */
export const MAX_TEXT_LENGTH = 1000;
const USUAL: DeskPreferences = { has_keys: true, texts: [] };
/** A key must not decide for somebody who has switched the keys off. */
const NOT_LOADED: DeskPreferences = { has_keys: false, texts: [] };

/** How one person wants the desk, in whichever browser. What a back end does not remember lasts until the page is left. */
export function useDeskSettings() {
  const client = useQueryClient();
  const query = useGetMyPreferences();
  // Nothing else on the screen depends on it.
  const { mutateAsync } = useChooseMyPreferences({ mutation: { meta: { reload: false } } });
  const { act } = useAction();
  const [changed, setChanged] = useState<DeskPreferences>();
  /** Whether it is known what they chose: only that can be changed. Those that were loaded once are known, also when they fail to load again. */
  const isKnown = query.data !== undefined || isAbsent(query);

  /** Sends the changes, without the texts that are empty. */
  async function save() {
    if (!changed || !isKnown || isAbsent(query)) return;
    const desk = { ...changed, texts: changed.texts.filter(({ text }) => text.trim() !== '') };
    await act({
      ids: ['desk'],
      call: (headers) => mutateAsync({ data: { desk }, headers }),
      done: () => {
        const queryKey = getGetMyPreferencesQueryKey();
        client.setQueryData<Preferences>(queryKey, (before) => ({ clock: clock(), ...before, desk }));
        setChanged((now) => (now === changed ? undefined : now));
        return { message: 'Shortcuts and templates saved', as: 'announcement' };
      },
      failed: 'Failed to save shortcuts and templates',
    });
  }
  return {
    load: query,
    isKnown,
    settings: changed ?? (isKnown ? (query.data?.desk ?? USUAL) : NOT_LOADED),
    change: (next: DeskPreferences) => isKnown && setChanged(next),
    save: () => void save(),
  };
}
