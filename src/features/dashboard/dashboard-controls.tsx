import { SegmentedControl, Switch } from '@mantine/core';
import { useClock } from '../../ui/values/use-clock.ts';
import classes from './dashboard-controls.module.css';
import { PERIODS, type Period } from './dashboard-search.ts';

type Props = {
  days: Period;
  onDays: (days: Period) => void;
  autoRefresh: boolean;
  onAutoRefresh: (on: boolean) => void;
};

export function DashboardControls({ days, onDays, autoRefresh, onAutoRefresh }: Props) {
  return (
    <div className={classes.controls}>
      {/* The server counts by UTC days, which cannot be cut otherwise. */}
      {useClock() === 'local' && <span className={classes.days}>UTC days</span>}
      <Switch
        size="sm"
        data-screen-only
        label="Auto-refresh"
        title="Loads the figures again every 30 seconds"
        checked={autoRefresh}
        onChange={(event) => onAutoRefresh(event.currentTarget.checked)}
      />
      <SegmentedControl
        size="xs"
        aria-label="Period"
        value={String(days)}
        data={PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
        onChange={(value) => {
          const chosen = PERIODS.find((period) => String(period) === value);
          if (chosen !== undefined) onDays(chosen);
        }}
      />
    </div>
  );
}
