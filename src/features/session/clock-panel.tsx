import { NativeSelect } from '@mantine/core';
import { useAction } from '../../api/use-action.ts';
import { Clock } from '../../generated/model/clock.ts';
import { useGetMyPreferences } from '../../generated/my-account/my-account.ts';
import { useChooseMyPreferences } from '../../generated/my-account-changes/my-account-changes.ts';
import { localZone, setClock, zoneName } from '../../lib/clock.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { useClock } from '../../ui/values/use-clock.ts';
import classes from './factors.module.css';

/** The choice of the clock by which the whole portal shows times. With a back end that does not remember it, the panel is left out. */
export function ClockPanel() {
  const query = useGetMyPreferences();
  const { mutateAsync } = useChooseMyPreferences();
  const { act } = useAction();
  const clock = useClock();
  if (isAbsent(query)) return null;

  const choose = (chosen: Clock) =>
    act({
      ids: ['clock'],
      call: (headers) => mutateAsync({ data: { clock: chosen }, headers }),
      done: (answer) => {
        setClock(answer.clock);
        return {
          message: chosen === 'local' ? `Times of ${zoneName(localZone())}` : 'Times in UTC',
          as: 'announcement',
        };
      },
      failed: 'Failed to change the clock',
    });

  return (
    <Panel title="Clock">
      <NativeSelect
        label="Times in"
        value={clock}
        data={[
          { value: Clock.utc, label: 'UTC' },
          { value: Clock.local, label: `The zone of this browser (${zoneName(localZone())})` },
        ]}
        onChange={({ currentTarget: { value } }) => void choose(value === Clock.local ? Clock.local : Clock.utc)}
      />
      <p className={classes.words}>
        Times, the days of filters and exported files follow it: it is{' '}
        <Moment iso={new Date(serverNow()).toISOString()} />. Figures and charts count UTC days.
      </p>
    </Panel>
  );
}
