import { Button } from '@mantine/core';
import CirclePause from 'lucide-react/icons/circle-pause';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useDenied } from '../../api/may.ts';
import type { Payments } from '../../generated/model/payments.ts';
import { pausePayments } from '../../generated/permissions.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { Person } from '../../ui/values/person.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { healthBadge } from './payment-rules.ts';
import classes from './payments-part.module.css';
import { usePause } from './use-pause.ts';

const PAUSED = { tone: 'warning', label: 'Paused', icon: CirclePause } as const;

/** How payments are doing, and 'Pause payments' or 'Resume payments'. */
export function PauseControl({ payments }: { payments: Payments }) {
  const { pause: paused, status, detail } = payments;
  const denied = useDenied(pausePayments);
  const { running, pause, resume } = usePause();
  const isDisabled = denied !== undefined || running;
  return (
    <Panel title="Payments" actions={<StatusBadge {...(paused ? PAUSED : healthBadge(status))} />}>
      <div className={classes.control}>
        <div className={classes.words}>
          {paused && <p className={classes.reason}>{paused.reason}</p>}
          <p className={parts.quiet}>
            {paused ? (
              <>
                <Person username={paused.paused_by} /> paused payments on <Moment iso={paused.paused_at} />. Nothing new
                is sent to the bank; answers to what was sent before are still taken.
              </>
            ) : (
              detail
            )}
          </p>
          {denied && <p className={parts.quiet}>{denied}</p>}
        </div>
        {paused ? (
          <Button
            leftSection={<Play size={15} />}
            disabled={isDisabled}
            title={denied}
            onClick={() => void resume(payments)}
          >
            Resume payments
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<Pause size={15} />}
            disabled={isDisabled}
            title={denied}
            onClick={() => void pause(payments)}
          >
            Pause payments
          </Button>
        )}
      </div>
    </Panel>
  );
}
