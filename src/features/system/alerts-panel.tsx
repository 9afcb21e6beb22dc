import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMay } from '../../api/may.ts';
import type { SystemAlert } from '../../generated/model/systemAlert.ts';
import * as needs from '../../generated/permissions.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import link from '../../ui/values/record-link.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './system-page.module.css';

/** The troubles that somebody should see to: the same that the rules for Prometheus and the webhooks tell of. */
export function AlertsPanel({ alerts }: { alerts: readonly SystemAlert[] }) {
  const may = useMay();
  return (
    <Panel title="Needs attention">
      <ul aria-label="Alerts" className={panels.list}>
        {alerts.map(({ name, severity, summary, raised_at, source }) => (
          <li key={`${name} ${source}`}>
            <div>{summary}</div>
            <div className={classes.meta}>
              {severity === 'page' ? (
                <StatusBadge tone="danger" label={name} icon={TriangleAlert} />
              ) : (
                <StatusBadge tone="warning" label={name} icon={CircleAlert} />
              )}
              <span>
                Since <Moment iso={raised_at} />
              </span>
              {source && <span>{source}</span>}
              {name === 'MassFreeze' && may(needs.unfreezePlayersTogether) && (
                <Link to="/players" search={{ state: 'frozen', unfreeze: true }} className={link.link}>
                  Unfreeze Together
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
