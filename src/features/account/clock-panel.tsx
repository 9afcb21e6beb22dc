import { NativeSelect } from '@mantine/core';
import { Clock } from '../../generated/model/clock.ts';
import { localZone, zoneName } from '../../lib/clock.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from '../session/factors.module.css';
import { useChooseClock } from './use-choose-clock.ts';

/** The choice of the clock by which the whole portal shows times. With a back end that does not remember it, the panel is left out. */
export function ClockPanel() {
  const { clock, absent, isKnown, load, choose } = useChooseClock();
  if (absent) return null;
  return (
    <Panel title="Clock">
      <NativeSelect
        label="Times in"
        value={clock}
        disabled={!isKnown}
        data={[
          { value: Clock.utc, label: 'UTC' },
          { value: Clock.local, label: `The zone of this browser (${zoneName(localZone())})` },
        ]}
        onChange={({ currentTarget: { value } }) => choose(value === Clock.local ? Clock.local : Clock.utc)}
      />
      <FailedLine load={load} failed="Failed to load your clock" />
      <p className={classes.words}>
        Times, the days of filters and exported files follow it: it is{' '}
        <Moment iso={new Date(serverNow()).toISOString()} />. Figures and charts count UTC days.
      </p>
    </Panel>
  );
}
