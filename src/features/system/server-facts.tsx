import { Skeleton } from '@mantine/core';
import type { SystemStatus } from '../../generated/model/systemStatus.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { formatDuration } from './service-rules.ts';

/** Characters, as git abbreviates a hash. */
const SHOWN_OF_COMMIT = 10;

export function ServerFacts({ status }: { status: SystemStatus | undefined }) {
  return (
    <Panel title="Server">
      {status ? (
        <dl className={panels.facts}>
          <dt>Version</dt>
          <dd>
            {status.version || '—'}
            {status.commit !== undefined && ` (${status.commit.slice(0, SHOWN_OF_COMMIT)})`}
          </dd>
          <dt>Started</dt>
          <dd>
            <Moment iso={status.started_at} />
          </dd>
          <dt>Running for</dt>
          <dd>{formatDuration(status.uptime_seconds)}</dd>
        </dl>
      ) : (
        <Skeleton height={78} />
      )}
    </Panel>
  );
}
