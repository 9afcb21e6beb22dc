import { NativeSelect } from '@mantine/core';
import type { Call } from '../calls.ts';
import { FAULTS, type Moods, preferFor } from '../moods.ts';
import { chooseMood } from './mood-store.ts';
import classes from './panel.module.css';

/** Each status with its examples; the status alone is its first example. */
function optionsOf({ answers }: Call) {
  return answers.map(({ status, description, examples }) => ({
    group: `${status} ${description}`,
    items:
      examples.length === 0
        ? [{ value: status, label: `${status} ${description}` }]
        : examples.map(({ name, summary }) => ({ value: `${status}.${name}`, label: `${status} ${name}: ${summary}` })),
  }));
}

const FAULT_OPTIONS = {
  group: 'Faults of the network',
  items: Object.entries(FAULTS).map(([name, words]) => ({ value: `!${name}`, label: `!${name}: ${words}` })),
};

/** A status without an example is the status with its first. */
function chosenOption(call: Call, mood: string | undefined): string {
  const answer = call.answers.find(({ status }) => status === mood);
  return answer?.examples[0] ? `${mood}.${answer.examples[0].name}` : (mood ?? '');
}

export function MoodField({ call, moods }: { call: Call; moods: Moods }) {
  const [method, path] = call.route.split(' ');
  const chosen = chosenOption(call, moods.calls[call.operationId]);
  const options = [...optionsOf(call), FAULT_OPTIONS];
  const isListed = chosen === '' || options.some(({ items }) => items.some(({ value }) => value === chosen));
  const ofScenario = preferFor({ ...moods, calls: {} }, call.operationId);
  return (
    <NativeSelect
      label={
        <span className={classes.call}>
          <b>{call.operationId}</b> <code>{`${method} ${path}`}</code>
        </span>
      }
      size="xs"
      data-chosen={call.operationId in moods.calls || undefined}
      value={chosen}
      onChange={({ currentTarget: { value } }) => chooseMood(call.operationId, value || undefined)}
      data={[
        { value: '', label: ofScenario ? `As the scenario has it: ${ofScenario}` : 'As usual' },
        // A delay is written into the link by hand.
        ...(isListed ? [] : [{ value: chosen, label: chosen }]),
        ...options,
      ]}
    />
  );
}
