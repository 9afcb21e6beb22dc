import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { SystemWork } from '../../generated/model/systemWork.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './system-page.module.css';

/** The work that the server process does again and again. */
export function BackgroundPanel({ background }: { background: readonly SystemWork[] }) {
  return (
    <Panel title="Background work">
      <ul aria-label="Background work" className={panels.list}>
        {background.map(({ name, last_succeeded_at, failures, is_failing }) => (
          <li key={name}>
            <div>{name}</div>
            <div className={classes.meta}>
              {is_failing && <StatusBadge tone="warning" label="Failing" icon={TriangleAlert} />}
              {last_succeeded_at ? (
                <span>
                  Last success <Moment iso={last_succeeded_at} />
                </span>
              ) : (
                <span>No success since the start</span>
              )}
              {failures > 0 && <span>{failures === 1 ? '1 failure' : `${failures} failures`} since the start</span>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
