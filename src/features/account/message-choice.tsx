import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { NotificationsRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import { NotificationKind } from '../../generated/model/notificationKind.ts';
import type { Notifications } from '../../generated/model/notifications.ts';
import { useChooseMyNotifications } from '../../generated/notifications-changes/notifications-changes.ts';
import { getSystemStatus } from '../../generated/permissions.ts';
import { localZone } from '../../lib/clock.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import classes from './message-choice.module.css';

const LABELS: Readonly<Record<NotificationKind, string>> = {
  request_waiting: 'A request waits for me',
  request_decided: 'My request was decided',
  mentioned: 'Somebody mentioned me',
  alert: 'An alert begins or ends',
  summary: 'Summary of the queue, once a day',
};
const KINDS = Object.values(NotificationKind);

type Values = { mail: NotificationKind[]; chat: NotificationKind[]; hour: string; zone: string };

const isKind = (word: string): word is NotificationKind => KINDS.some((kind) => kind === word);

const resolver = requestResolver(NotificationsRequest, ({ mail, chat, hour, zone }: Values) => ({
  ...{ mail, chat },
  summary: { hour: Number(hour), time_zone: zone },
}));

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The kinds of messages, by each way that the administrator has. */
export function MessageChoice({ mine: { mail, chat, summary } }: { mine: Notifications }) {
  const { mutateAsync } = useChooseMyNotifications();
  const maySee = useMay();
  const { submit, busy, failure, choice, field, form, isDirty } = useRequestForm({
    resolver,
    defaultValues: {
      mail: mail.kinds.filter(isKind),
      chat: chat.kinds.filter(isKind),
      hour: String(summary.hour),
      zone: summary.time_zone,
    },
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: () => ({ message: 'Messages chosen' }),
    failed: 'Failed to choose messages',
    onDone: () => undefined,
  });
  const ways = [
    { name: 'mail', label: 'Mail', ...choice('mail'), isShown: mail.address !== null },
    { name: 'chat', label: 'Chat', ...choice('chat'), isShown: chat.is_set },
  ].filter(({ isShown }) => isShown);
  const kinds = KINDS.filter((kind) => kind !== 'alert' || maySee(getSystemStatus));
  const hasSummary = ways.some(({ chosen }) => chosen.includes('summary'));
  const hasAny = ways.some(({ chosen }) => chosen.length > 0);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Tell me when</th>
            {ways.map(({ name, label }) => (
              <th scope="col" key={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{LABELS[kind]}</th>
              {ways.map(({ name, label, chosen, onChange }) => (
                <td key={name}>
                  <Checkbox
                    aria-label={`${LABELS[kind]}: ${label}`}
                    checked={chosen.includes(kind)}
                    onChange={({ currentTarget }) =>
                      onChange(currentTarget.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasSummary && (
        <Group gap="sm" align="flex-start">
          <NativeSelect label="Summary at" data={HOURS} {...field('hour')} />
          <NativeSelect
            label="Time zone"
            data={[...new Set([form.getValues('zone'), localZone(), 'UTC'])]}
            {...field('zone')}
          />
        </Group>
      )}
      <FormFailure failure={failure} />
      <Group gap="xs">
        <Button type="submit" loading={busy} disabled={!isDirty}>
          Save Messages
        </Button>
        {hasAny && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => {
              for (const { onChange } of ways) onChange([]);
            }}
          >
            Untick All
          </Button>
        )}
      </Group>
    </form>
  );
}
