import type { SystemStatus } from '../../generated/model/systemStatus.ts';
import { formatUptime } from '../../lib/money.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { RadarChart } from '../../ui/charts/radar-chart.tsx';
import { isAbsent, type Load, withData } from '../../ui/feedback/load.ts';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './health-panel.module.css';
import { type HealthPart, healthOf, MIN_AXES, SAMPLE } from './health-rules.ts';
import { SampleMark } from './sample-mark.tsx';

/** Height of the radar, and of the list when it is below the radar. */
const HEIGHT = 280;

/** The uptime of each part as the back end measured it. When it measures none, the spec's own figures, marked as a sample. */
export function HealthPanel({ system }: { system: Load<SystemStatus> }) {
  // A back end without this call measures nothing; that is not a failure.
  const lacking = isAbsent(system);
  const parts = lacking ? undefined : healthOf(system.data);
  const shown = parts ?? SAMPLE;
  const axes = shown.flatMap(({ name, uptime }) => (uptime === undefined ? [] : [{ name, value: uptime }]));
  return (
    <ChartFrame
      title="Platform Health"
      actions={!system.isPending && parts === undefined && (lacking || system.data) && <SampleMark />}
      height={HEIGHT}
      load={lacking ? withData(system, shown) : system}
      failed="Failed to load platform health"
      table={{ head: ['Service', 'Uptime'], rows: shown.map((part) => [part.name, uptimeOf(part)]) }}
    >
      <div className={classes.health}>
        {axes.length >= MIN_AXES ? (
          <RadarChart
            label="Uptime of each service"
            measure="Uptime"
            axes={axes}
            max={100}
            format={formatUptime}
            height={HEIGHT}
          />
        ) : (
          <p className={classes.few}>Too few services are measured for a chart.</p>
        )}
        <Parts parts={shown} />
      </div>
    </ChartFrame>
  );
}

function Parts({ parts }: { parts: readonly HealthPart[] }) {
  return (
    <ul className={classes.parts} aria-label="Services">
      {parts.map((part) => (
        <li key={part.name}>
          <span className={classes.dot} data-tone={part.tone} />
          <span className={classes.name}>
            <Truncated text={part.name} />
          </span>
          <span className={classes.status}>{part.status}</span>
          <span className={classes.uptime}>{uptimeOf(part)}</span>
        </li>
      ))}
    </ul>
  );
}

const uptimeOf = ({ uptime }: HealthPart) => formatUptime(uptime);
