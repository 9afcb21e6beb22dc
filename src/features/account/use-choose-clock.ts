import { useAction } from '../../api/use-action.ts';
import { Clock } from '../../generated/model/clock.ts';
import { useGetMyPreferences } from '../../generated/my-account/my-account.ts';
import { useChooseMyPreferences } from '../../generated/my-account-changes/my-account-changes.ts';
import { localZone, setClock, zoneName } from '../../lib/clock.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { useClock } from '../../ui/values/use-clock.ts';

/** The clock by which the whole portal shows times, and its change. */
export function useChooseClock() {
  const query = useGetMyPreferences();
  const { mutateAsync } = useChooseMyPreferences();
  const { act } = useAction();
  const clock = useClock();
  /** The back end does not remember it. */
  const absent = isAbsent(query);
  const isKnown = query.data !== undefined;

  const choose = (chosen: Clock) =>
    void act({
      ids: ['clock'],
      call: (headers) => mutateAsync({ data: { clock: chosen }, headers }),
      done: (answer) => {
        setClock(answer.clock);
        return {
          message: chosen === Clock.local ? `Times of ${zoneName(localZone())}` : 'Times in UTC',
          as: 'announcement',
        };
      },
      failed: 'Failed to change the clock',
    });

  const next = clock === Clock.local ? Clock.utc : Clock.local;
  return {
    clock,
    absent,
    /** What was chosen is loaded: only that can be changed. */
    isKnown,
    load: query,
    choose,
    /** The choice that is not in force. */
    other: !isKnown
      ? undefined
      : {
          label: next === Clock.utc ? 'Show times in UTC' : `Show times of ${zoneName(localZone())}`,
          choose: () => choose(next),
        },
  };
}
