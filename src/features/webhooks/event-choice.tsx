import { Checkbox, CheckboxGroup, Switch } from '@mantine/core';
import { ApprovalsEventType } from '../../generated/model/approvalsEventType.ts';
import { GameEventType } from '../../generated/model/gameEventType.ts';
import { ItemEventType } from '../../generated/model/itemEventType.ts';
import { PlayerEventType } from '../../generated/model/playerEventType.ts';
import { TransactionEventType } from '../../generated/model/transactionEventType.ts';
import type { WebhookTargetRequest } from '../../generated/model/webhookTargetRequest.ts';
import { WithdrawalEventType } from '../../generated/model/withdrawalEventType.ts';
import classes from './event-choice.module.css';

export type ChosenEvents = NonNullable<WebhookTargetRequest['events']>;

/** The events that a target can choose: all but alerts, which are chosen apart, and news of the feed, which every target gets. */
const EVENTS: ChosenEvents = [
  WithdrawalEventType,
  TransactionEventType,
  PlayerEventType,
  GameEventType,
  ItemEventType,
  ApprovalsEventType,
].flatMap((types) => Object.values(types));

type Props = {
  /** Null for all. */
  events: ChosenEvents | null;
  alerts: boolean;
  error: string | undefined;
  onEvents: (events: ChosenEvents | null) => void;
  onAlerts: (alerts: boolean) => void;
};

/** Which events a target gets. Somebody who wants not all of them begins with all, and takes away. */
export function EventChoice({ events, alerts, error, onEvents, onAlerts }: Props) {
  return (
    <>
      <Switch
        label="All events"
        description="Also those that later versions add"
        checked={events === null}
        onChange={({ currentTarget }) => onEvents(currentTarget.checked ? null : EVENTS)}
      />
      {events !== null && (
        <CheckboxGroup
          label="Events"
          value={events}
          error={error}
          onChange={(chosen) => onEvents(chosen as ChosenEvents)}
        >
          <div className={classes.events}>
            {EVENTS.map((type) => (
              <Checkbox key={type} size="sm" value={type} label={type} />
            ))}
          </div>
        </CheckboxGroup>
      )}
      <Switch
        label="Alerts"
        description="Server problems, when they begin and end"
        checked={alerts}
        onChange={({ currentTarget }) => onAlerts(currentTarget.checked)}
      />
    </>
  );
}
