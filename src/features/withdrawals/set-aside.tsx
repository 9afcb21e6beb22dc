import { Button } from '@mantine/core';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from './looked-at.module.css';
import { useSnooze } from './use-review-queue.ts';
import { useSetAside } from './use-set-aside.ts';

/** That a withdrawal is set aside, why, and what ends that; nothing while it is not. It forbids no decision. */
export function SetAside({ id }: { id: string }) {
  const snooze = useSnooze(id);
  const denied = useDenied(needs.wakeWithdrawal);
  const { settingAside, wake } = useSetAside();
  if (!snooze) return null;
  return (
    <p className={classes.mark} data-with-button>
      <AlarmClock size={14} />
      <span>
        Snoozed by <bdi>{snooze.username}</bdi> until <Moment iso={snooze.until} />: <bdi>{snooze.reason}</bdi>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        disabled={denied !== undefined}
        title={denied}
        loading={settingAside.has(id)}
        onClick={() => void wake(id)}
      >
        End the Snooze
      </Button>
    </p>
  );
}
