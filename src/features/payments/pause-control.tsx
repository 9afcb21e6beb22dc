import { Button } from '@mantine/core';
import CirclePause from 'lucide-react/icons/circle-pause';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useDenied } from '../../api/may.ts';
import type { Payments } from '../../generated/model/payments.ts';
import { pausePayments } from '../../generated/permissions.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import parts from '../../ui/layout/parts.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { healthBadge } from './payment-rules.ts';
import classes from './payments-part.module.css';
import { usePause } from './use-pause.ts';

const PAUSED = { tone: 'warning', label: 'Paused', icon: CirclePause } as const;

/** How payments are doing, and 'Pause payments' or 'Go on'. */
export function PauseControl({ payments }: { payments: Payments }) {
  const { pause, status, detail } = payments;
  const denied = useDenied(pausePayments);
  const { running, pauseNow, goOn } = usePause();
  const isDisabled = denied !== undefined || running;
  return (
    <Panel title="Payments" actions={<StatusBadge {...(pause ? PAUSED : healthBadge(status))} />}>
      <div className={classes.control}>
        <div className={classes.words}>
          {pause && <p className={classes.reason}>{pause.reason}</p>}
          <p className={parts.quiet}>
            {pause
              ? `${pause.paused_by} paused payments on ${formatDateTime(pause.paused_at)}. Nothing new is sent to the bank; answers to what was sent before are still taken.`
              : detail}
          </p>
          {denied && <p className={parts.quiet}>{denied}</p>}
        </div>
        {pause ? (
          <Button
            leftSection={<Play size={15} />}
            disabled={isDisabled}
            title={denied}
            onClick={() => void goOn(payments)}
          >
            Go on
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<Pause size={15} />}
            disabled={isDisabled}
            title={denied}
            onClick={() => void pauseNow(payments)}
          >
            Pause payments
          </Button>
        )}
      </div>
    </Panel>
  );
}
