import { useAction } from '../../api/use-action.ts';
import type { Player } from '../../generated/model/player.ts';
import { useReleasePlayerHold, useUnfreezePlayer } from '../../generated/players-changes/players-changes.ts';
import { askText, forgetDraft } from '../../ui/feedback/ask.tsx';
import { nameOf } from './player-rules.ts';

const REASON = {
  label: 'Reason',
  placeholder: 'Kept with the player',
  requiredMessage: 'A reason is required.',
  maxLength: 1000,
};

/** The changes of a player that ask for no more than a reason. */
export function usePlayerActions(player: Player) {
  const { mutateAsync: unfreeze } = useUnfreezePlayer();
  const { mutateAsync: releaseHold } = useReleasePlayerHold();
  const { act, running } = useAction<'unfreeze' | 'release'>();
  const { player_id: id } = player;
  const name = nameOf(player);

  return {
    running: running.get(id),
    unfreeze: () =>
      act({
        ids: [id],
        kind: 'unfreeze',
        name,
        ask: () =>
          askText({
            ...REASON,
            title: `Unfreeze ${name}?`,
            message:
              'Withdrawals can be approved and paid again. This pays nothing: those that await review are reviewed.',
            confirmLabel: 'Unfreeze',
            presets: { label: 'Presets', texts: ['The bank confirmed the holder', 'The identity is verified'] },
            draft: `unfreeze ${id}`,
          }),
        call: (headers, reason) => unfreeze({ id, data: { reason }, headers }),
        done: () => {
          forgetDraft(`unfreeze ${id}`);
          return { message: 'Player unfrozen', detail: name };
        },
        failed: 'Failed to unfreeze player',
      }),
    releaseHold: () =>
      act({
        ids: [id],
        kind: 'release',
        name,
        ask: () =>
          askText({
            ...REASON,
            placeholder: 'Kept with the compliance hold',
            title: `End the compliance hold of ${name}?`,
            message: 'Withdrawals can be approved and paid again, unless the player is frozen. This pays nothing.',
            confirmLabel: 'End Hold',
            presets: { label: 'Presets', texts: ['The investigation found nothing', 'The authority permits it'] },
            draft: `release ${id}`,
          }),
        call: (headers, reason) => releaseHold({ id, data: { reason }, headers }),
        done: () => {
          forgetDraft(`release ${id}`);
          return { message: 'Compliance hold ended', detail: name };
        },
        failed: 'Failed to end the compliance hold',
      }),
  };
}
